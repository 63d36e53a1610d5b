/** Whether a request carries these credentials as HTTP Basic. */
export function isAuthorised(request: Request, user: string, password: string): boolean {
  const [scheme = "", encoded = ""] = (request.headers.get("authorization") ?? "").split(" ");
  return scheme.toLowerCase() === "basic" && encoded === btoa(`${user}:${password}`);
}
