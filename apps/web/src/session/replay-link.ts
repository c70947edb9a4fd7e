/**
 * Finished games in an address. A link has a record as JSON, but each of its choices only as a number among those that were legal then; all is
 * compressed. So it is short, and can be read only with the rules that it was made with.
 */
import { BadInput, type ChoiceJson, type Game, type GameTypes, isRecord, readAny } from '@bb/kernel';
import { say } from '../i18n/say.ts';
import { fetchGame, gameNamed } from '../shared/listed-games.svelte.ts';
import type { RecordWithSeats } from './records.ts';

const LINK_FORMAT = 1;
/** Longer links are cut by programs for messages. */
export const MAX_LINK_CHARS = 8000;
/** Four characters hold three bytes. */
const MAX_LINK_BYTES = (MAX_LINK_CHARS / 4) * 3;

/** Its checksum tells of links that were altered. */
const COMPRESSION = 'deflate';
/** Ends the JSON, which is in one line. */
const LINE_FEED = 10;

/** @returns the game as a part of an address; null if it is too long for one */
export async function linkOf<T extends GameTypes>(rules: Game<T>, { choices, ...record }: RecordWithSeats): Promise<string | null> {
  const head = { link: LINK_FORMAT, ...record, version: rules.version };
  const numbers = numbersOf(rules, startOf(rules, head), choices);
  const bytes = new Uint8Array([...new TextEncoder().encode(JSON.stringify(head)), LINE_FEED, ...numbers.flatMap(bytesOf)]);
  const packed = await through(new CompressionStream(COMPRESSION), bytes);
  if (packed.length > MAX_LINK_BYTES) return null;
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** @returns the record in a link, as a file has it. @throws BadInput in the page's language */
export async function recordInLink(link: string): Promise<object> {
  const said = say().pages.link;
  if (link.length > MAX_LINK_CHARS) throw new BadInput('', said.tooLong);
  const { head, numbers } = await unpacked(link).catch(() => ({ head: null, numbers: [] }));
  if (!isRecord(head)) throw new BadInput('', said.broken);
  const { link: format, ...record } = head;
  if (format !== LINK_FORMAT) throw new BadInput('', said.otherFormat);
  const listed = gameNamed(record.game);
  if (!listed) throw new BadInput('', said.otherGame(String(record.game)));
  const rules = await (await fetchGame(listed)).allRules();
  if (record.version !== rules.version) throw new BadInput('', said.otherRules(String(record.version), rules.version));
  try {
    return { ...record, choices: choicesOf(rules, startOf(rules, record), numbers) };
  } catch (error) {
    throw error instanceof BadInput ? new BadInput('', said.broken) : error;
  }
}

/** @throws BadInput if the record's settings are faulty */
const startOf = <T extends GameTypes>(rules: Game<T>, record: object): T['position'] => readAny(rules, { ...record, choices: [] }).start;

/** @returns for each choice its place among the legal ones; none for a choice that was the only one */
function numbersOf<T extends GameTypes>(rules: Game<T>, p: T['position'], choices: readonly ChoiceJson[]): readonly number[] {
  return choices.flatMap((json, i) => {
    const choice = rules.choices.fromJson(json, `choices[${i}]`);
    const legal = rules.legal(p);
    const number = legal.indexOf(choice);
    if (number < 0) throw new BadInput(`choices[${i}]`, 'is not legal');
    rules.play(p, choice);
    return legal.length > 1 ? [number] : [];
  });
}

/** Plays a game to its end. @throws BadInput if the numbers don't lead there */
function choicesOf<T extends GameTypes>(rules: Game<T>, p: T['position'], numbers: readonly number[]): readonly ChoiceJson[] {
  const choices: ChoiceJson[] = [];
  let read = 0;
  while (rules.seatToChoose(p) !== null) {
    const legal = rules.legal(p);
    const choice = legal[legal.length > 1 ? (numbers[read++] ?? legal.length) : 0];
    if (!choice) throw new BadInput(`choices[${choices.length}]`, 'there is no such choice');
    choices.push(rules.choices.toJson(choice));
    rules.play(p, choice);
  }
  if (read < numbers.length) throw new BadInput(`choices[${choices.length}]`, 'the game is over there');
  return choices;
}

const BITS = 7;
const MORE = 1 << BITS;

/** @returns the number in bytes of seven bits, the lowest first; all but the last are marked */
const bytesOf = (number: number): readonly number[] => (number < MORE ? [number] : [(number % MORE) + MORE, ...bytesOf(number >> BITS)]);

function numbersIn(bytes: Uint8Array): readonly number[] {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (const byte of bytes) {
    number += (byte % MORE) << shift;
    shift += BITS;
    if (byte >= MORE) continue;
    numbers.push(number);
    [number, shift] = [0, 0];
  }
  return numbers;
}

/** @throws Error for a link that is cut, altered, or no link at all */
async function unpacked(link: string): Promise<{ readonly head: unknown; readonly numbers: readonly number[] }> {
  const packed = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const bytes = await through(new DecompressionStream(COMPRESSION), packed);
  const end = bytes.indexOf(LINE_FEED);
  return { head: JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))), numbers: numbersIn(bytes.subarray(end + 1)) };
}

const through = async (stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
