/** What `bb play` and `bb replay` say of a game that has nothing of its own to say but its texts. */
import { BadUsage, type TableTalk, type Talker } from '@bb/command';
import type { Game, GameText, GameTypes, LanguageId, Outcome, SeatNames } from '@bb/kernel';
import { PLAIN_WORDS } from './plain-words.ts';

const NAMES = ['Anne', 'Mary', 'Jack', 'Grace', 'Ned', 'Bess', 'Tom', 'Cato', 'Holly', 'Israel'] as const;
/** The names that `bb` gives the players of any game. */
const names: SeatNames = (seat) => NAMES[seat] ?? `Player ${seat + 1}`;

/** A game in English, and in other languages. */
export type Texts<T extends GameTypes> = { readonly en: GameText<T> } & { readonly [L in LanguageId]?: GameText<T> };

const isLanguage = (id: string): id is LanguageId => Object.hasOwn(PLAIN_WORDS, id);

function talkIn<T extends GameTypes>(language: LanguageId, game: Game<T>, text: GameText<T>): TableTalk<T> {
  const words = PLAIN_WORDS[language];
  const wholeStory = (events: readonly T['event'][]) => events.map((event) => text.event(event, names)).filter((line) => line !== '');
  const ending = ({ winners }: Outcome) => [winners.length === 0 ? words.nobodyWins : words.wonBy(winners.map(names).join(', '))];
  return {
    opening: [],
    name: names,
    event: (event) => text.event(event, names),
    wholeStory,
    story: (_seat, events) => wholeStory(events),
    question(p, seat) {
      const d = game.decision(p);
      return d ? [`${names(seat)}: ${text.prompt(d, game.view(p, seat), names)}`] : [];
    },
    menu: (_p, _seat, offered) => offered.map((choice) => ({ label: text.choice(choice, names), choices: [choice] })),
    answer(p, seat, key) {
      if (key === 's') return text.position(game.view(p, seat), names).map((line) => `  ${line}`);
      const rule = game.decision(p)?.rule ?? '';
      return key === '?' ? [`  ${words.rule(rule, text.rule(rule) ?? '')}`] : null;
    },
    ending,
    standing(p) {
      const outcome = game.outcome(p);
      return [...text.position(game.view(p, null), names), ...(outcome ? ending(outcome) : [])];
    },
    words,
  };
}

export function plainTalk<T extends GameTypes>(game: Game<T>, texts: Texts<T>): Talker<T> {
  const spoken = Object.keys(texts).join(', ');
  return {
    keys: 's shows the position, ? the rule',
    languages: spoken === 'en' ? null : `  --language L   one of ${spoken}: the language of the game texts (en)`,
    at(_options, _people, _bots, language) {
      const text = isLanguage(language) ? texts[language] : undefined;
      if (text && isLanguage(language)) return talkIn(language, game, text);
      throw new BadUsage(`--language: there is no "${language}" for ${game.id}; there is ${spoken === 'en' ? 'only en' : spoken}`);
    },
  };
}
