import { expect, test } from "bun:test";
import { saidBack } from "./spoken-value.ts";

test.each([
  ["weber@web.de", "weber at web Punkt de"],
  ["meier@gmx.de", "M E I E R at G M X Punkt de"],
  ["mayer@gmail.com", "M A Y E R at gmail Punkt com"],
  ["schmitt@t-online.de", "S C H M I T T at T Bindestrich online Punkt de"],
  ["hofmann@hotmail.de", "H O F M A N N at hotmail Punkt de"],
  ["info@verein.de", "info at verein Punkt de"],
  ["p.mueller68@gmx.de", "P Punkt M U E L L E R 6 8 at G M X Punkt de"],
])("%s is read back as “%s”", (address, said) => {
  expect(saidBack("email", address)).toBe(said);
});
