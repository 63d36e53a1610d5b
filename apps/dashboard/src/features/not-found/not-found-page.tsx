import { Link } from "wouter";
import { messages } from "../../messages/index.ts";
import { Button } from "../../ui/button.tsx";

export function NotFoundPage() {
  return (
    <div className="flex min-h-[70dvh] flex-col items-center justify-center px-6 text-center">
      <h1 className="font-semibold text-28">{messages().frame.pages.notFound}</h1>
      <p className="mt-2 text-muted">{messages().frame.notFoundHint}</p>
      <Button asChild className="mt-6">
        <Link href="/">{messages().frame.toStart}</Link>
      </Button>
    </div>
  );
}
