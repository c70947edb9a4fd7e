/** The options of a game, as given on the command line. */
import type { OptionList } from '@bb/command';
import { BadUsage, Failure, readJson } from '@bb/command';
import {
  type GoldenAge,
  type Options,
  parseOptions,
  randomSettings,
  SETTING_VALUES,
  type Settings,
  settingsOf,
} from '@bb/golden-age/rules';
import { en } from '@bb/golden-age/text';
import { BadInput } from '@bb/kernel';

const isName = (name: string): name is keyof Settings => Object.hasOwn(SETTING_VALUES, name);
const NAMES = Object.keys(SETTING_VALUES).filter(isName);

/** How an option is typed to leave the standard: `draft`, `deployment=secret|random`, `cunning=false`. */
function typed(name: keyof Settings): string {
  const [, ...others] = SETTING_VALUES[name];
  return others.includes(true) ? name : `${name}=${others.join('|')}`;
}

const WIDTH = Math.max(...NAMES.map((name) => typed(name).length));

/** For `--help`. */
const OPTION_HELP = `  --option NAME[=VALUE]
                 an optional rule; can be repeated
${NAMES.map((name) => `                   ${typed(name).padEnd(WIDTH)}  ${en.options[name].effect}`).join('\n')}`;

/** @param texts each `name=value`, or `name` alone for true. @throws BadUsage */
function settingsIn(texts: readonly string[]): Partial<Settings> {
  return Object.fromEntries(texts.map(settingIn));
}

function settingIn(text: string): readonly [keyof Settings, Settings[keyof Settings]] {
  const [name = '', wanted = 'true'] = text.split('=', 2);
  if (!isName(name)) throw new BadUsage(`--option: there is no option "${name}"; there are ${NAMES.join(', ')}`);
  const value = SETTING_VALUES[name].find((value) => String(value) === wanted);
  if (value === undefined) throw new BadUsage(`--option ${name} must be ${SETTING_VALUES[name].join(' or ')}, not "${wanted}"`);
  return [name, value];
}

/** The options of a game, with the component set in `file` if it is given. @throws Failure that names the set's first fault */
function gameOptions(players: number, settings: Partial<Settings>, file: string | undefined): Options {
  if (file === undefined) return { players, ...settings };
  try {
    return parseOptions({ players, ...settings, components: readJson(file) });
  } catch (error) {
    throw error instanceof BadInput
      ? new Failure(`${file}: ${error.message.replace(/^components\./, '')} (bb components lists all faults)`)
      : error;
  }
}

export const OPTIONS: OptionList<GoldenAge> = {
  help: OPTION_HELP,
  read: settingsIn,
  complete: gameOptions,
  draw: randomSettings,
  brief: settingsOf,
};
