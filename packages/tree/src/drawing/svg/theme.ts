export type DrawingTheme = "light" | "dark";

/** The colours of a picture: the dashboard's tokens of the same names. */
export interface Colours {
  base: string;
  card: string;
  foot: string;
  line: string;
  frame: string;
  edge: string;
  ink: string;
  muted: string;
  faint: string;
  note: string;
}

export const COLOURS: Record<DrawingTheme, Colours> = {
  light: {
    base: "#f6f7f8",
    card: "#ffffff",
    foot: "#f9fafa",
    line: "#e4e7ea",
    frame: "#cfd5da",
    edge: "#838c96",
    ink: "#12181d",
    muted: "#55606b",
    faint: "#66717c",
    note: "#fdf1d8",
  },
  dark: {
    base: "#0b0e11",
    card: "#12161a",
    foot: "#0d1114",
    line: "#22292f",
    frame: "#36404a",
    edge: "#6e7883",
    ink: "#e9edf0",
    muted: "#a0abb5",
    faint: "#8793a0",
    note: "#2e230d",
  },
};

/** What all parts of a picture share; texts and lines get their looks from here. */
export function styles(colours: Colours): string {
  return [
    `text{font-family:Inter,"Helvetica Neue",Arial,sans-serif;fill:${colours.ink};font-size:12px}`,
    ".name{font-size:20px;font-weight:600}",
    ".title{font-size:14px;font-weight:600}",
    ".kind{font-weight:500}",
    `.quiet{fill:${colours.muted}}`,
    `.faint{fill:${colours.faint}}`,
    ".icon{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}",
    `.card{fill:${colours.card};stroke:${colours.frame}}`,
    `.foot{fill:${colours.foot}}`,
    `.row{stroke:${colours.line}}`,
    `.port{stroke:${colours.card};stroke-width:2;fill:${colours.faint}}`,
    `.edge{fill:none;stroke:${colours.edge};stroke-width:1.5}`,
    `.note{fill:${colours.note}}`,
  ].join("");
}
