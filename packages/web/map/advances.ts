/** Advance widths of IM Fell English in hundredths of an em, measured from the font. */
const ROMAN =
  'A68 B66 C71 D80 E69 F63 G79 H86 I43 J41 K72 L71 M94 N87 O83 P58 Q82 R76 S51 T73 U85 V65 W95 X81 Y68 Z70 ' +
  "a43 b53 c43 d53 e46 f36 g54 h53 i27 j24 k54 l27 m77 n53 o54 p54 q50 r37 s35 t34 u52 v44 w66 x49 y49 z46 ç43 .21 ’28 '28 -46";
const SPACE = 22;

const advances = new Map(ROMAN.split(' ').map((entry): [string, number] => [entry.charAt(0), Number(entry.slice(1))]));

/** Width of a line of upright IM Fell English. */
export function romanWidth(text: string, size: number): number {
  return ([...text].reduce((sum, letter) => sum + (advances.get(letter) ?? SPACE), 0) * size) / 100;
}
