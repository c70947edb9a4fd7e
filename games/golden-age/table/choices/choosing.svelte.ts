/** The choices of the 2008 edition: the open group, the menu of a place, the pirate shown, and why something is closed. */
import { type CardId, type Choice, IN_PLAY, type PirateId, type Thing } from '@bb/golden-age/rules';
import { capital, choiceLabel, consequence, costSentence, isHopeless } from '@bb/golden-age/text';
import { Choosing as ChoosingOf, type Hint, whyNot } from '@bb/table-kit/table/choosing.svelte.ts';
import { say } from '../i18n/say.ts';
import { orderAfterPass } from '../session/routine-passes.svelte.ts';
import type { GoldenAgeSession, Use } from '../session/session.ts';
import { contextOf, type Group, inGroup, onlyGroup, optionsOf } from './choice-groups.ts';
import { closedUses, type TargetKey, targetsOf, thingsOf } from './choice-targets.ts';
import { warningAt } from './warnings.ts';

export class Choosing extends ChoosingOf<GoldenAgeSession, Group, TargetKey> {
  /** The choices in the menu of a place on the map; null if no menu is open. */
  menu = $state.raw<readonly Choice[] | null>(null);
  /** The unavailable choices in that menu. */
  closedThere = $state.raw<readonly Use[]>([]);
  /** Shows standing orders instead of choices. */
  ordering = $state(false);
  private chosenPirate = $state.raw<PirateId | null>(null);
  /** The pirate of the player's last Action, who stays chosen for the next one. */
  private lastToAct: PirateId | null = null;

  private readonly snapshot = $derived.by(() => this.session.snapshot);
  private readonly ask = $derived(this.snapshot.decision?.ask ?? null);
  readonly group = $derived.by(() => this.opened ?? onlyGroup(this.snapshot.choices, this.ask));
  /** Part of the choices is shown, or something else in their place. */
  readonly isDeep = $derived.by(() => this.opened !== null || this.menu !== null || this.ordering);

  /** While a card is to be chosen, nothing on the map is highlighted. */
  readonly targets = $derived.by(() => {
    const { group, ask, sensible } = this;
    const shown = group ? sensible.filter((choice) => inGroup(choice, group, ask)) : ask === 'playCard' ? [] : sensible;
    return targetsOf(shown, this.snapshot.view);
  });

  /** The pirates whose displays matter, the first most: of the open group, the one clicked, the one the decision is about, the one acting, own ones. */
  private readonly wanted = $derived.by((): readonly PirateId[] => {
    const { view, decision } = this.snapshot;
    const ofGroup = this.group?.by === 'pirate' ? this.group.pirate : null;
    const all = [
      ofGroup,
      this.chosenPirate,
      decision?.about.pirate,
      view.actionsOf,
      ...(view.fleet[this.session.person ?? view.active] ?? []),
    ];
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
    const { view, choices } = this.snapshot;
    if (this.menu) return this.closedThere;
    if (group?.by === 'card') return [];
    const isOpen = (card: CardId): boolean => choices.some((choice) => 'card' in choice && choice.card === card);
    const cards = (): readonly Thing[] => view.hand.filter((card) => !isOpen(card)).map((card) => ({ kind: 'card', card }));
    const ofPirate = group?.pirate ?? (ask === 'portActivity' ? shown : null);
    const things: readonly Thing[] =
      ofPirate !== null ? [{ kind: 'pirate', pirate: ofPirate }] : ask === 'antiPirateAction' ? [{ kind: 'seat' }, ...cards()] : [];
    return things.flatMap((thing) => closedUses(this.session, thing));
  });

  protected isHopeless(choice: Choice): boolean {
    const now = contextOf(this.snapshot);
    return now !== undefined && isHopeless(choice, this.session.names, now);
  }

  protected whyHopeless(choice: Choice): Hint {
    const { text, rule } = this.hopelessReason(choice);
    return whyNot(capital(choiceLabel(choice, this.session.names)), text, rule);
  }

  hopelessReason(choice: Choice): Hint {
    const { names } = this.session;
    const { warnings } = say().prompting;
    const now = contextOf(this.snapshot);
    const isBribe = choice.type === 'bribeToRetire' || choice.type === 'buyHaven';
    const why = isBribe ? warnings.bribe : warnings.hopeless(now ? consequence(choice, names, now) : '');
    return { text: why, rule: this.snapshot.decision?.rule ?? null };
  }

  protected warning(choice: Choice): string {
    const { warnings } = say().prompting;
    const warning = warningAt(this.session, choice);
    const warned = warning === null ? '' : warning === 'actions' ? warnings.actions(this.snapshot.view.actionsLeft) : warnings[warning];
    const costs = costSentence(choice, this.session.costsOf(choice), this.session.names);
    return [warned, costs].filter((text) => text !== '').join(' ');
  }

  protected override begin(): void {
    super.begin();
    const { choices, decision } = this.session.snapshot;
    const groups = decision?.ask === 'takeAction' ? optionsOf(choices, decision.ask, null, this.session.names) : [];
    const last = groups.find((option) => option.kind === 'group' && option.group.pirate === this.lastToAct);
    this.opened = last?.kind === 'group' ? last.group : null;
    this.menu = null;
    this.ordering = false;
  }

  protected override close(): void {
    if (this.menu) this.menu = null;
    else if (this.ordering) this.ordering = false;
    else this.opened = null;
  }

  protected override make(choice: Choice): void {
    this.chosenPirate = null;
    if (this.ask === 'takeAction' && 'pirate' in choice) this.lastToAct = choice.pirate;
    const { decision } = this.snapshot;
    const order = decision && orderAfterPass(decision, choice, this.session.standingOrder);
    void (order ? this.session.passWithOrder(order) : this.session.answer(choice));
  }

  /** Opens the menu of a place that has several choices. */
  readonly openMenu = (choices: readonly Choice[]): void => {
    const uses = choices.flatMap((choice) => thingsOf(choice, this.snapshot.view)).flatMap((thing) => closedUses(this.session, thing));
    this.closedThere = [...new Map(uses.map((use) => [use.choice.id, use])).values()];
    this.menu = choices;
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

  readonly refuse = (use: Use): void => this.explainBy(({ whyNotUse }) => whyNotUse(this.session, use));
  readonly refuseCard = (card: CardId): void => this.explainBy(({ whyNoCard }) => whyNoCard(this.session, card));
  /** Says why something on the map can't be chosen. */
  readonly refuseAt = (keys: readonly TargetKey[]): void => {
    this.menu = null;
    const { shown } = this;
    const there = this.hopeless.find((choice) => [...targetsOf([choice], this.snapshot.view).keys()].some((key) => keys.includes(key)));
    if (there) this.explainHopeless(there);
    else this.explainBy(({ whyNotAt }) => whyNotAt(this.session, keys, shown));
  };

  /** Explains by the reasons, which are fetched for the first explanation, unless the question has changed by then. */
  private explainBy(explain: (reasons: typeof import('./unavailable-reasons.ts')) => readonly Hint[]): void {
    const { snapshot } = this;
    void import('./unavailable-reasons.ts').then(
      (reasons) => {
        if (this.snapshot === snapshot) this.explain(() => explain(reasons));
      },
      () => undefined,
    );
  }
}
