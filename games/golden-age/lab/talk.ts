/** What `bb play` and `bb replay` say of a table of this game. */
import type { TableTalk, Talker } from '@bb/command';
import { situationOf, valuations } from '@bb/golden-age/bots';
import { decision, type Game, type GoldenAge, type Options, outcome, TITLE_OF, tablesFor, view } from '@bb/golden-age/rules';
import {
  capital,
  choiceLabel,
  eventText,
  nonStandardOptions,
  odds,
  percent,
  prompt,
  type StoryLine,
  storyteller,
  worthInFull,
} from '@bb/golden-age/text';
import { ruleText } from '@bb/golden-age/text/rule-texts';
import type { Outcome } from '@bb/kernel';
import { LANGUAGE_HELP, localeOf, seatNames, several, speech } from './locale.ts';
import { menuOf } from './menu.ts';
import { positionLines } from './position.ts';

/** A line of the story, indented by its depth; a new turn comes after an empty line. */
function storyLine({ depth, text, events }: StoryLine, withRules = false): string {
  if (depth === 0) return `\n${text}`;
  return `${'  '.repeat(depth)}${text}${withRules ? `  [${rulesOf(events).join(', ')}]` : ''}`;
}

/** The rules of the events, without those of dice unless there are no others. */
function rulesOf(events: StoryLine['events']): readonly string[] {
  const others = events.filter(({ type }) => type !== 'rolled');
  return [...new Set((others.length === 0 ? events : others).map(({ rule }) => rule))];
}

function talkAt(options: Options, people: number, bots: readonly string[], language: string): TableTalk<GoldenAge> {
  const locale = localeOf(language);
  const { words } = locale;
  const isSystem = (seat: number): boolean => seat > 0 && bots[seat - people] === 'system';
  const who = (name: string, seat: number): string => {
    if (seat < people) return people === 1 ? words.you(name) : name;
    const bot = bots[seat - people];
    return bot === undefined || (options.solitaire && isSystem(seat)) ? name : `${name} (${bot})`;
  };
  const names = speech(locale, tablesFor(options), seatNames(locale, options).map(who));
  const tellers = Array.from({ length: options.players }, () => storyteller(names));
  const extra = nonStandardOptions(options, locale.game);
  const ending = ({ scores, winners }: Outcome): readonly string[] => [
    words.finalScore(scores.map((vp, seat) => `${names.seat(seat)} ${names.language.vp(vp)}`).join(', ')),
    words.wonBy(several(winners, names)),
  ];
  /** The result of a finished game, or the pending decision. */
  function pending(g: Game): string {
    const end = outcome(g);
    if (end) return ending(end).join('. ');
    const asked = decision(g);
    if (!asked) return '';
    const what = asked.seat < 0 ? words.chance(asked.ask) : words.mustChoose(names.seat(asked.seat), prompt(asked, names));
    return `${what}  [${asked.rule}]  ${asked.path.join(' > ')}`;
  }
  return {
    opening: extra.length > 0 ? [words.with(extra.join(', '))] : [],
    name: (seat) => names.seat(seat),
    scoreName: words.scoreName,
    choice: (choice) => choiceLabel(choice, names),
    event: (event) => eventText(event, names),
    wholeStory: (events) => storyteller(names)(events).map((line) => storyLine(line, true)),
    story: (seat, events) => (tellers[seat ?? 0]?.(events) ?? []).map((line) => storyLine(line)),
    question(g, seat, choices) {
      const asked = decision(g);
      if (!asked) return [];
      const seen = view(g, seat);
      const left = asked.ask === 'takeAction' ? ` ${words.actionsLeft(seen.actionsLeft)}` : '';
      const chance = odds(asked.about.roll, names.language);
      return [
        `${names.seat(seat)}: ${prompt(asked, names, { view: seen, choices })}${left}`,
        ...(chance ? [words.again(percent(chance.chance), chance.formula)] : []),
      ];
    },
    menu(g, seat, offered) {
      const asked = decision(g);
      return menuOf(offered, names, asked ? { view: view(g, seat), about: asked.about } : undefined);
    },
    answer(g, seat, key) {
      const seen = view(g, seat);
      const asked = decision(g);
      if (key === 's') return positionLines(seen, names);
      if (key === 'c')
        return seen.hand.length === 0
          ? [`  ${words.noCards}`]
          : seen.hand.flatMap((card) => {
              const title = TITLE_OF[card];
              if (title === undefined) return [];
              const { event, when } = names.language.cards[title];
              return [`  ${names.card(card)}: ${event} ${when}.`];
            });
      if (key !== '?' || !asked) return null;
      return [`  ${words.rule(asked.rule)} ${ruleText(asked.rule, names.language) ?? ''}`.trimEnd(), `  ${asked.path.join(' > ')}`];
    },
    /** 19.17 What the Action is worth to the System Player, before he takes it. */
    reason(g, seat, choice, offered) {
      const at = isSystem(seat) && offered.length > 1 ? situationOf(g, offered) : null;
      const why = at && valuations(at).find((valuation) => valuation.choice === choice);
      return why ? `${capital(worthInFull(why, names))}.` : null;
    },
    ending,
    standing: (g, choices, all) => [words.after(choices, all), ...positionLines(view(g, null), names), pending(g)],
    words,
  };
}

export const TALKER: Talker<GoldenAge> = { keys: 's shows the position, c your cards, ? the rule', languages: LANGUAGE_HELP, at: talkAt };
