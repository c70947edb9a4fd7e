/** The chronicle's prose. */
import { type LossCause, type MerchantId, NATION_NAMES, NATIONS, RECONSTRUCTED as SET } from '../../rules/index.ts';
import { capital } from '../figures.ts';
import { type ProseWords, roughly } from '../prose.ts';
import { ofNation, pirate, ship } from './pieces.ts';
import { inPort, port, whereabouts } from './places.ts';

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];
const count = (n: number): string => NUMBERS[n] ?? (n < 20 ? 'mehr als ein Dutzend' : 'Dutzende');

function sum(pounds: number): string {
  const { of, number } = roughly(pounds);
  if (number === 0) return 'ein paar Pfund';
  const unit = of === 'hundreds' ? 'hundert' : 'tausend';
  return number > 12 ? 'mehr Pfund, als je einer gezählt hat' : `an die ${number === 1 ? '' : count(number)}${unit} Pfund`;
}

function prize(id: MerchantId): string {
  const { nationality, name } = SET.merchants[id];
  return `die ${ofNation(NATIONS[NATION_NAMES.indexOf(nationality)])} ${name}`;
}

const LOSSES: Readonly<Record<LossCause, readonly string[]>> = {
  sunk: ['geht mit seinem Schiff unter, und bis zuletzt feuern seine Geschütze', 'wird mit Mann und Maus von der See verschlungen'],
  marooned: [
    'wird von den eigenen Leuten auf einer Sandbank ausgesetzt und nie wieder gesehen',
    'bleibt mit einer Pistole und einer Flasche an einem leeren Strand zurück',
  ],
  wounds: ['erliegt seinen Wunden und verflucht dabei den Wundarzt'],
  hanged: ['endet am Galgen, vor viel Volk'],
  duel: ['fällt im Duell, den Degen in der Hand'],
};

const BATTLES = {
  won: 'und er lässt sie geschlagen zurück',
  parted: 'und beide Seiten lassen voneinander ab, um ihre Löcher zu flicken',
  surrendered: 'und er streicht die Flagge, einen Kaperbrief in der Hand',
  fatal: 'und diesmal hat ihn sein Glück verlassen',
} as const;

export const prose: ProseWords = {
  he: 'Er',
  deeds: {
    begins: (he, { ship: own, at }, player) => [
      `${he} hisst ${whereabouts(at)} auf ${ship(own).einer} die schwarze Flagge, und ${player} wünscht ihm Glück.`,
      `Für ${player} sticht ${he} ${whereabouts(at)} mit ${ship(own).einer} in See.`,
      `${he} kappt ${whereabouts(at)} die Ankertrosse; ${ship(own).einen} hat ihm ${player} bezahlt.`,
    ],
    prize: (he, { merchant }) => [`${he} bringt seine erste Prise auf, ${prize(merchant)}.`, `Bald folgt ${prize(merchant)}.`],
    newShip: (he, { ship: own }) => [
      `${he} findet an der Prise solchen Gefallen, dass er sie behält: Er fährt nun ${ship(own).einen}.`,
      `${he} wechselt noch einmal das Schiff und nimmt ${ship(own).einen}.`,
    ],
    ransom: (he, { port: at }) => [
      `Für eine Geisel zahlen die Verwandten ${inPort(at)}, um sie wiederzusehen.`,
      `${he} gibt ${inPort(at)} noch eine Geisel gegen Gold zurück.`,
    ],
    haven: (he, { port: at }) => [
      `Auch der Gouverneur ${inPort(at)} hat seinen Preis, und ${port(at)} wird ein sicherer Hafen.`,
      `${he} kauft sich ${inPort(at)} ebenfalls Freunde.`,
    ],
    sack: (he, { port: at }) => [`${he} stürmt ${port(at)} und ist Herr der Stadt.`, `Dann fällt ihm ${port(at)} in die Hände.`],
    repelled: (he, { port: at }) => [
      `Die Geschütze von ${port(at)} weisen ihn ab.`,
      `${he} versucht es mit ${port(at)} und wird zurückgeschlagen.`,
    ],
    letter: (he, { nation: of }) => [`${he} kauft einen ${ofNation(of)}n Kaperbrief und nennt sich nun Freibeuter.`],
    ally: (he, { other }) => [`${he} macht mit ${pirate(other)} gemeinsame Sache.`, `${pirate(other)} wird sein Verbündeter.`],
    battle: (he, { nation: of, end }) => [
      `${capital(ofNation(of))} Jäger stellen ihn zum Gefecht, ${BATTLES[end]}.`,
      `${he} schlägt sich Breitseite um Breitseite mit ${ofNation(of)}n Jägern, ${BATTLES[end]}.`,
    ],
    wound: (he, { isGrave }) =>
      isGrave
        ? [`${he} wird niedergehauen und unter Deck getragen, und ganz heil wird er nie mehr.`]
        : [`${he} wird verwundet.`, 'Wieder muss der Wundarzt ihn flicken.'],
    duelWon: (he, { other }) => [
      `${he} kreuzt die Klinge mit ${pirate(other)} und behält die Oberhand.`,
      `${pirate(other)} schuldet ihm Genugtuung und blutet dafür.`,
    ],
    duelLost: (he, { other }) => [
      `${he} kreuzt die Klinge mit ${pirate(other)} und zieht den Kürzeren.`,
      `${pirate(other)} ficht an diesem Tag besser.`,
    ],
    mutiny: (_he, { isQuelled }) =>
      isQuelled
        ? [
            'Seine Mannschaft meutert, und er redet ihr die Messer wieder in die Scheiden.',
            'Noch einmal erhebt sich die Mannschaft, und noch einmal bringt er sie zur Vernunft.',
          ]
        : ['Seine Mannschaft meutert und lässt nicht mit sich reden.'],
    scurvy: () => ['Skorbut schleicht durch das Schiff.', 'Der Skorbut kehrt zurück.'],
    career: (_he, { prizes, escapes }) => {
      const times = escapes === 1 ? 'einmal' : escapes > 12 ? `${count(escapes)} Male` : `${count(escapes)}mal`;
      if (prizes === 0) return [`${capital(times)} verloren die Jäger seine Spur.`];
      return [
        `Alles in allem fielen ihm ${count(prizes)} Kauffahrer zu${escapes > 0 ? `, und ${times} verloren die Jäger seine Spur` : ''}.`,
      ];
    },
    retired: (he, { pounds }) => [
      `${he} verlässt die See mit ${sum(pounds)} und stirbt in seinem Bett.`,
      `${he} geht mit ${sum(pounds)} für immer an Land.`,
    ],
    lost: (he, { how }) => LOSSES[how].map((end) => `${he} ${end}.`),
    atSea: () => ['Wo diese Chronik endet, stehen seine Segel noch am Horizont.', 'Er ist noch immer dort draußen.'],
  },
};
