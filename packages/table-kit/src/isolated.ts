/** Letters of scripts that are written from right to left: Hebrew, Arabic and their kin. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * @returns a name that keeps its place within a sentence: one written from right to left between the marks of an isolate. Without them two
 * such names beside each other would stand in swapped order. In markup, write `<bdi>` instead.
 */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
