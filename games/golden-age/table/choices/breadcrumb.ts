/** Where in the turn a decision stands: `Anne’s turn ▸ looting ▸ Ned’s reaction`. */
import { type Decision, NONE, TITLE_OF, type View } from '@bb/golden-age/rules';
import type { Names } from '@bb/golden-age/text';
import type { Catalogue } from '../i18n/en/index.ts';

type Words = Catalogue['prompting']['crumbs'];
type Step = keyof Words['steps'];

/** Procedures that are named otherwise than their crumb. Those without a crumb would add nothing to the others. */
const RENAMED: Readonly<Record<string, Step>> = {
  bribeToRetire: 'retirement',
  retireFreely: 'retirement',
  drawNewPirate: 'deployment',
  deploy: 'deployment',
  rollPort: 'roll',
  contest: 'roll',
};
const isStep = (name: string, steps: Words['steps']): name is Step => Object.hasOwn(steps, name);
const stepOf = (name: string, { steps }: Words): Step | undefined => RENAMED[name] ?? (isStep(name, steps) ? name : undefined);
/** Cards by the name of their procedure, such as `fingerOfFate`. */
const CARDS = new Map(TITLE_OF.map((title) => [title.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), title]));
/** Steps that have a crumb of their own. */
const AT: Readonly<Record<string, Step>> = { 'warshipSighting/surprise': 'warshipAttack' };
/** Procedures of an Action under way, which make the crumb "actions" unnecessary. */
const WITHIN_ACTIONS: readonly string[] = ['action', 'drawNewPirate', 'deploy'];
/** Crumbs by kind of Action, for one that has been announced but whose procedure has not begun. */
const KINDS: Readonly<Record<string, Step>> = {
  alliance: 'formAlliance',
  dig: 'digForTreasure',
  retireByLetter: 'retirement',
  retireInHaven: 'retirement',
  retireInPiratePort: 'retirement',
  bribeToRetire: 'retirement',
};

/** @returns the crumbs, outermost first */
export function breadcrumb({ path, about }: Decision, view: View, n: Names, words: Words): readonly string[] {
  const procedures = path.map((step) => step.split('/')[0] ?? '');
  if (view.active === NONE || procedures.includes('setup')) return [words.setup];
  const crumbs = [words.turn(n.seat(view.active))];
  const add = (crumb: string): void => {
    if (crumb !== '' && crumb !== crumbs.at(-1)) crumbs.push(crumb);
  };
  const isActing = procedures.some((name) => WITHIN_ACTIONS.includes(name));
  for (const [i, name] of procedures.entries()) {
    if (name === 'actions' && isActing) continue;
    if (name === 'apWindow' && about.action !== undefined)
      add(words.steps[KINDS[about.action] ?? stepOf(about.action, words) ?? 'actions']);
    const card = CARDS.get(name);
    if (card !== undefined) add(n.language.cards[card].title);
    const step = stepOf(name, words);
    const hunter = name === 'reaction' ? hunterOf(about, view) : NONE;
    add(hunter !== NONE ? words.reaction(n.seat(hunter)) : step ? words.steps[step] : '');
    const within = AT[path[i] ?? ''];
    if (within) add(words.steps[within]);
  }
  return crumbs;
}

/** The seat of the Commissioner that the decision is about, or `NONE` if it doesn't tell. */
const hunterOf = ({ commissioner, by, contest }: Decision['about'], view: View): number =>
  by ??
  contest?.sides.find(({ pirate }) => pirate < 0)?.seat ??
  (commissioner === undefined ? NONE : view.commissioner.indexOf(commissioner));
