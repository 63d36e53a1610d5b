/** The characters of GSM 03.38; those of the second row take two places. */
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const EXTENDED = "\f^{}\\[~]|€";

/** How many messages a text is cut into: 160 characters fit, 70 with any that GSM does not know. */
export function countSegments(text: string): number {
  const characters = [...text];
  const isGsm = characters.every((one) => BASIC.includes(one) || EXTENDED.includes(one));
  const length = isGsm
    ? characters.reduce((sum, one) => sum + (EXTENDED.includes(one) ? 2 : 1), 0)
    : text.length;
  const [alone, joined] = isGsm ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / joined);
}
