"""The pages of docs/reference: one module for each, with what they share."""
