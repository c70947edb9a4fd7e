/** What the player at the screen is pointing at: the open choices, the menu of a place, the pirate shown, and why something is closed. */

import { type CardId, type Choice, IN_PLAY, type PirateId, type Thing } from '@bb/golden-age/rules';
import { costSentence } from '@bb/golden-age/text';
import type { Pointed } from '@bb/table-kit/map/map-marks.ts';
import { untrack } from 'svelte';
import { type Group, inGroup, onlyGroup, optionsOf } from './choices/choice-groups.ts';
import { type TargetKey, targetsOf } from './choices/choice-targets.ts';
import { closedAt, type Hint, isClosed } from './choices/closed-uses.ts';
import { hopelessHint, isHopelessAt } from './choices/hopeless-choices.ts';
import { warningAt } from './choices/warnings.ts';
import { say } from './i18n/say.ts';
import { orderAfterPass } from './session/routine-passes.svelte.ts';
import type { Session, Use } from './session/session.ts';

const NOTHING = (): readonly Hint[] => [];

export class Selection {
  /** The group of choices that the player has opened. */
  opened = $state.raw<Group | null>(null);
  /** Why something is unavailable, or what it would waste. Evaluated again when the session learns more. */
  private why = $state.raw<() => readonly Hint[]>(NOTHING);
  /** The choices in the menu of a place on the map; null if no menu is open. */
  menu = $state.raw<readonly Choice[] | null>(null);
  /** The unavailable choices in that menu. */
  closedThere = $state.raw<readonly Use[]>([]);
  /** The choice that waits for confirmation, because it would waste something. */
  armed = $state.raw<Choice | null>(null);
  /** The place on the map that the player points at. */
  pointed = $state.raw<Pointed<TargetKey> | null>(null);
  /** Shows standing orders instead of choices. */
  ordering = $state(false);
  private chosenPirate = $state.raw<PirateId | null>(null);
  /** The pirate of the player's last Action, who stays chosen for the next one. */
  private lastToAct: PirateId | null = null;
  private readonly current: () => Session;

  /** Made while its component is. @param current  the session that the component shows */
  constructor(current: () => Session) {
    this.current = current;
    $effect(() => {
      // Close everything for a new decision.
      const { choices, decision } = this.session.snapshot;
      const groups = decision?.ask === 'takeAction' ? optionsOf(choices, decision.ask, null, this.session.names) : [];
      const last = groups.find((option) => option.kind === 'group' && option.group.pirate === this.lastToAct);
      this.opened = last?.kind === 'group' ? last.group : null;
      this.menu = null;
      this.armed = null;
      this.ordering = false;
      this.why = NOTHING;
      if (untrack(() => this.pointed?.take)) this.pointed = null;
    });
  }

  private get session(): Session {
    return this.current();
  }
  private readonly snapshot = $derived.by(() => this.session.snapshot);
  private readonly ask = $derived(this.snapshot.decision?.ask ?? null);

  readonly hints = $derived.by(() => (this.session.isLoadingUses ? [] : this.why()));
  readonly group = $derived.by(() => this.opened ?? onlyGroup(this.snapshot.choices, this.ask));

  /** While a card is to be chosen, nothing on the map is highlighted. */
  readonly targets = $derived.by(() => {
    const { group, ask } = this;
    const { choices, view } = this.snapshot;
    const narrowed = group ? choices.filter((choice) => inGroup(choice, group, ask)) : choices;
    const sensible = narrowed.filter((choice) => !isHopelessAt(this.session, choice));
    return targetsOf(ask === 'playCard' && group === null ? [] : sensible, view);
  });

  /** The pirates whose displays matter, the first most: of the open group, the one clicked, the one the decision is about, the one acting, own ones. */
  private readonly wanted = $derived.by((): readonly PirateId[] => {
    const { view, decision } = this.snapshot;
    const own = view.fleet[this.session.person ?? view.active] ?? [];
    const ofGroup = this.group?.by === 'pirate' ? this.group.pirate : null;
    const all = [ofGroup, this.chosenPirate, decision?.about.pirate, view.actionsOf, ...own];
    return all.flatMap((pirate) => (pirate !== null && pirate !== undefined && view.fate[pirate] === IN_PLAY ? [pirate] : []));
  });

  /** The pirate whose display is shown. */
  readonly shown = $derived.by((): PirateId | null => {
    const { fleet, fate } = this.snapshot.view;
    return this.wanted[0] ?? fleet.flat().find((pirate) => fate[pirate] === IN_PLAY) ?? null;
  });
  /** The pirate whose display is shown second, where there is room for two. */
  readonly shownSecond = $derived.by(() => this.wanted.find((pirate) => pirate !== this.shown) ?? null);

  /** The unavailable choices beside the list: of the open pirate, or of an anti-pirate action. */
  readonly closed = $derived.by((): readonly Use[] => {
    const { ask, group, shown } = this;
    if (this.menu) return this.closedThere;
    const things: Thing[] = [];
    if (group?.by === 'pirate') things.push({ kind: 'pirate', pirate: group.pirate });
    else if (group?.by === 'card') return [];
    else if (ask === 'antiPirateAction') things.push({ kind: 'seat' }, ...this.closedCards());
    else if (ask === 'portActivity' && shown !== null) things.push({ kind: 'pirate', pirate: shown });
    return things.flatMap((thing) => this.session.uses(thing)).filter(isClosed);
  });

  /** The cards in hand that can't be played now. */
  private closedCards(): readonly Thing[] {
    const { view, choices } = this.snapshot;
    const isOpen = (card: CardId): boolean => choices.some((choice) => 'card' in choice && choice.card === card);
    return view.hand.filter((card) => !isOpen(card)).map((card): Thing => ({ kind: 'card', card }));
  }

  readonly point = (pointed: Pointed<TargetKey> | null): void => {
    this.pointed = pointed;
  };

  readonly open = (group: Group | null): void => {
    this.opened = group;
  };

  readonly pickPirate = (pirate: PirateId): void => {
    const { choices } = this.snapshot;
    this.chosenPirate = pirate;
    const own: Group = { by: 'pirate', pirate };
    const grab = choices.find((choice) => choice.type === 'grabBooty' && choice.target === pirate);
    if (choices.some((choice) => inGroup(choice, own, this.ask))) this.opened = own;
    else if (grab?.type === 'grabBooty') this.opened = { by: 'pirate', pirate: grab.pirate };
    else {
      this.menu = null;
      this.explainBy(({ whyNoPirate }) => whyNoPirate(this.session, pirate));
    }
  };

  readonly goBack = (): void => {
    this.armed = null;
    this.why = NOTHING;
    if (this.menu) this.menu = null;
    else if (this.ordering) this.ordering = false;
    else this.opened = null;
  };

  readonly refuse = (use: Use): void => {
    this.explainBy(({ whyNot }) => [whyNot(this.session, use) ?? []].flat());
  };

  readonly explain = (keys: readonly TargetKey[]): void => {
    this.menu = null;
    const about = this.shown;
    const hopeless = this.snapshot.choices.find(
      (choice) =>
        isHopelessAt(this.session, choice) && [...targetsOf([choice], this.snapshot.view).keys()].some((key) => keys.includes(key)),
    );
    if (hopeless) {
      this.why = () => [hopelessHint(this.session, hopeless)];
      return;
    }
    this.explainBy(({ whyNotAt }) => whyNotAt(this.session, keys, about));
  };

  readonly explainCard = (card: CardId): void => {
    this.explainBy(({ whyNoCard }) => [whyNoCard(this.session, card)]);
  };

  /** Explains by the reasons, which are fetched for the first explanation, unless the question has changed by then. */
  private explainBy(explain: (reasons: typeof import('./choices/unavailable-reasons.ts')) => readonly Hint[]): void {
    const { snapshot } = this;
    void import('./choices/unavailable-reasons.ts').then(
      (reasons) => {
        if (this.snapshot === snapshot) this.why = () => explain(reasons);
      },
      () => undefined,
    );
  }

  /** Opens the menu of a place that has several choices. */
  readonly openMenu = (choices: readonly Choice[]): void => {
    this.closedThere = closedAt(this.session, choices);
    this.menu = choices;
  };

  /** Makes the choice. One that would waste or cost something is made when it is chosen again; one that can't succeed is explained. */
  readonly answer = (choice: Choice): void => {
    const { view } = this.snapshot;
    if (isHopelessAt(this.session, choice)) {
      this.armed = null;
      this.why = () => [hopelessHint(this.session, choice)];
      return;
    }
    const warning = warningAt(this.session, choice);
    const costs = costSentence(choice, this.session.costsOf(choice), this.session.names);
    if ((warning !== null || costs !== '') && this.armed !== choice) {
      this.armed = choice;
      this.why = () => {
        const { warnings } = say().prompting;
        const warned = warning === null ? '' : warning === 'actions' ? warnings.actions(view.actionsLeft) : warnings[warning];
        const said = costSentence(choice, this.session.costsOf(choice), this.session.names);
        return [warned, said].filter((text) => text !== '').map((text) => ({ text, rule: null }));
      };
      return;
    }
    this.armed = null;
    this.chosenPirate = null;
    if (this.ask === 'takeAction' && 'pirate' in choice) this.lastToAct = choice.pirate;
    const { decision } = this.snapshot;
    const order = decision && orderAfterPass(decision, choice, this.session.standingOrder);
    void (order ? this.session.passWithOrder(order) : this.session.answer(choice));
  };
}
