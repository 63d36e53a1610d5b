const PIECES =
  "1 2 3. 12 03 1985 2026 030 4711 1.299 ,50 0,29 € EUR % – - + / . , : ; ( ) \n um am der die den bis Uhr h kWh m² Mo Fr Jan. Dez. Dezember GmbH AG & @ # * _ \" „ “ ' z. B. u. a. usw. Nr. XIV. IV Ludwig Etage Das wir x × ½ ² 👍 <b> </b> e.V. www. example.de a@b.de DE89 3704 T k Mio. ~ > = § $ … ! ? | \\ ~~ ` ß é \u200b \ud800 ① Stunde Jahr kleine zu ich habe notiert Montag, eff. mtl. lit. ff. Co. KG VIII A+ 16 A Ø u. o. v. d. M. 05/27 1/2 ½ l 4* Abs. S. §§ 312g Karl".split(
    " ",
  );

/** Texts of pieces that rules look for, thrown together; the same ones every time. */
export function randomTexts(count: number): string[] {
  let state = 1;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + below(9) }, () => {
      return `${PIECES[below(PIECES.length)]}${below(2) === 0 ? " " : ""}`;
    }).join(""),
  );
}
