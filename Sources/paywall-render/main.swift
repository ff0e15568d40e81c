import CopyChecks

print(EmbeddedFile.all.map(\.path))
