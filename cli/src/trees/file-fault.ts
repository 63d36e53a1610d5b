/** Why a file can't be read or written, to follow a colon. */
export function causeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  switch (code) {
    case "EISDIR":
      return "it is a folder";
    case "ENOENT":
    case "ENOTDIR":
      return "there is no such folder";
    case "EACCES":
    case "EPERM":
      return "its permissions forbid it";
    case "EROFS":
      return "nothing can be written there";
    case "ENOSPC":
      return "the disk is full";
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
