import CopyChecks

print("x", EmbeddedResources.files.count)
