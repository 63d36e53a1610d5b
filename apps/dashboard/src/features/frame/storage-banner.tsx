import { TriangleAlert } from "lucide-react";
import { useStorageTrouble } from "../../api/storage.ts";

/** Says above every page that nothing can be stored, or soon nothing, and what to do. */
export function StorageBanner() {
  const trouble = useStorageTrouble();
  if (!trouble) return null;
  const colors = trouble.isSevere ? "bg-failure-soft text-failure" : "bg-warning-soft text-warning";
  return (
    <div
      ref={makeRoom}
      role="alert"
      className={`flex items-start gap-2.5 px-4 py-2.5 text-13 lg:px-6 ${colors}`}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p>{trouble.text}</p>
    </div>
  );
}

/** Pages that fill the window are told by how much it is shorter. */
function makeRoom(banner: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty("--banner", `${banner?.offsetHeight ?? 0}px`);
  });
  if (banner) observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty("--banner");
  };
}
