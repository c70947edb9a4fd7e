/** What `bb play` and `bb replay` say of a game that has nothing of its own to say but its text. */
import { BadUsage, type Talker } from '@bb/command';
import type { Game, GameText, GameTypes, Outcome } from '@bb/kernel';
import { names } from './names.ts';

const KEYS = 'type a number to choose · s position · ? the rule · q quit';
const WORDS = {
  keys: KEYS,
  back: 'back',
  nothingElse: '(nothing else is possible)',
  unfinished: 'The game is unfinished.',
  yourTurn: (name: string): string => `${name}, it is your turn. Press Enter when nobody else is looking. `,
  noSuch: (word: string, keys: string): string => `There is no "${word}" here: ${keys}`,
  recordIn: (file: string): string => `The record is in ${file}.`,
};

export const plainTalk = <T extends GameTypes>(game: Game<T>, text: GameText<T>): Talker<T> => ({
  keys: 's shows the position, ? the rule',
  languages: null,
  at(_options, _people, _bots, language) {
    if (language !== 'en') throw new BadUsage(`--language: there is no "${language}" for ${game.id}; there is only en`);
    const wholeStory = (events: readonly T['event'][]) => events.map((event) => text.event(event, names)).filter((line) => line !== '');
    const ending = ({ winners }: Outcome) => [winners.length === 0 ? 'Nobody wins.' : `Winner: ${winners.map(names).join(', ')}`];
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
        return key === '?' ? [`  Rule ${rule}: ${text.rule(rule) ?? ''}`] : null;
      },
      ending,
      standing(p) {
        const outcome = game.outcome(p);
        return [...text.position(game.view(p, null), names), ...(outcome ? ending(outcome) : [])];
      },
      words: WORDS,
    };
  },
});
