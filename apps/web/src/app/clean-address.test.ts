import { expect, test } from 'vitest';
import { cleanAddress } from './clean-address.ts';

const ID = '0123456789abcdef0123456789abcdef';
const TABLE = `#/table/${ID}`;

const LINKS: readonly [typed: string, clean: string][] = [
  [TABLE, TABLE],
  ...['.', ',', ')', ').', '!', '?', ';', ':', '"', "'", '>', '…', '”', '»', '%22', '%29.', '%E2%80%9D', '%3E', ' ', '%20'].map(
    (mark): [string, string] => [TABLE + mark, TABLE],
  ),
  [`#/TABLE/${ID.toUpperCase()}`, TABLE],
  [`#table/${ID}/`, TABLE],
  [`#//table//${ID}`, TABLE],
  [`${TABLE}?invitation=aB-c_`, `${TABLE}?invitation=aB-c_`],
  [`${TABLE}?invitation=aB-c_.`, `${TABLE}?invitation=aB-c_`],
  ['#/account?reset=aB-c=).', '#/account?reset=aB-c='],
  ['#/Account/Devices,', '#/account/devices'],
  [`${TABLE}/rules/8.1.`, `${TABLE}/rules/8.1`],
  [`${TABLE}/rules/4.65%20D`, `${TABLE}/rules/4.65%20D`],
  [`${TABLE}/Rules/%`, `${TABLE}/rules/%25`],
  ['#/rules/%E0%A4%A', '#/rules/%25E0%25A4%25A'],
  ['#/new?game=landfall.', '#/new?game=landfall'],
  ['', '#/'],
  ['#', '#/'],
  ['#/', '#/'],
  ['#/.', '#/'],
];

test.each(LINKS)('%s is %s', (typed, clean) => {
  expect(cleanAddress(typed)).toBe(clean);
  expect(cleanAddress(clean)).toBe(clean);
});
