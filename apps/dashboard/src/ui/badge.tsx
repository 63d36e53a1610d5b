import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Tone = "neutral" | "accent" | "running" | "success" | "warning" | "failure";

const TONES: Record<Tone, string> = {
  neutral: "bg-hover text-muted",
  accent: "bg-accent-soft text-accent-ink",
  running: "bg-running-soft text-running",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  failure: "bg-failure-soft text-failure",
};

export function Badge({
  tone = "neutral",
  icon,
  className,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex h-5 max-w-full items-center gap-1 rounded-full px-2 font-medium text-12 whitespace-nowrap [&_svg]:size-3 [&_svg]:shrink-0",
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
