/** The chronicle's prose. */
import { type LossCause, type MerchantId, NATION_NAMES, NATIONS, NO_PLACE, type PlaceId, RECONSTRUCTED as SET } from '../../rules/index.ts';
import { capital } from '../figures.ts';
import { forms, type ProseWords, roughly } from '../prose.ts';
import type { BattleEnd } from '../prose-deeds.ts';
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

const where = (at: PlaceId): string => (at === NO_PLACE ? '' : ` ${whereabouts(at)}`);

const LOSSES: Readonly<Record<LossCause, (at: PlaceId) => readonly string[]>> = {
  sunk: (at) => [
    `geht${where(at)} mit seinem Schiff unter, und bis zuletzt feuern seine Geschütze`,
    `wird${where(at)} mit Mann und Maus von der See verschlungen`,
    `sieht${where(at)} das Wasser über sein Deck steigen und bleibt an Bord`,
    `findet${where(at)} sein Grab und die halbe Mannschaft mit ihm`,
  ],
  marooned: () => [
    'wird von den eigenen Leuten auf einer Sandbank ausgesetzt und nie wieder gesehen',
    'bleibt mit einer Pistole und einer Flasche an einem leeren Strand zurück',
    'sieht von einer Insel ohne Namen seine eigenen Segel kleiner werden',
  ],
  wounds: () => [
    'erliegt seinen Wunden und verflucht dabei den Wundarzt',
    'lebt nach dem Kampf noch drei Tage und verlangt an jedem nach Rum',
  ],
  hanged: () => ['endet am Galgen, vor viel Volk', 'hängt in Ketten an der Hafeneinfahrt, anderen Kapitänen zur Warnung'],
  duel: () => ['fällt im Duell, den Degen in der Hand', 'kreuzt einmal zu oft die Klinge'],
};

const BATTLES: Readonly<Record<BattleEnd, readonly string[]>> = {
  won: ['und er lässt sie geschlagen zurück', 'und am Ende ist es ihre Flagge, die fällt'],
  parted: ['und beide Seiten lassen voneinander ab, um ihre Löcher zu flicken', 'und der Kampf endet ohne Sieger'],
  surrendered: ['und er streicht die Flagge, einen Kaperbrief in der Hand'],
  fatal: ['und diesmal hat ihn sein Glück verlassen'],
};

export const prose: ProseWords = {
  he: 'Er',
  deeds: {
    begins: (he, { ship: own, at }, player) =>
      forms([
        `${he} hisst ${whereabouts(at)} auf ${ship(own).einer} die schwarze Flagge, und ${player} wünscht ihm Glück.`,
        `Für ${player} sticht ${he} ${whereabouts(at)} mit ${ship(own).einer} in See.`,
        `${player} zahlt, und auf ${ship(own).einer} lichtet ${he} ${whereabouts(at)} den Anker.`,
        `${he} fährt ${whereabouts(at)} mit ${ship(own).einer} und einem Versprechen von ${player} auf Beute aus.`,
      ]),
    prize: (he, { merchant }) =>
      forms(
        [
          `${he} bringt seine erste Prise auf, ${prize(merchant)}.`,
          `Als Erste streicht ${prize(merchant)} vor ihm die Flagge.`,
          `Seine Mannschaft jubelt, als ${prize(merchant)} beidreht: die erste Prise.`,
        ],
        [
          `Bald folgt ${prize(merchant)}.`,
          `${he} nimmt als Nächste ${prize(merchant)}.`,
          `Nach ihr fällt ihm ${prize(merchant)} in die Hände.`,
        ],
      ),
    newShip: (he, { ship: own }) =>
      forms(
        [
          `${he} findet an der Prise solchen Gefallen, dass er sie behält: Er fährt nun ${ship(own).einen}.`,
          `${he} setzt seine Flagge auf der Prise: Sein Schiff ist nun ${ship(own).eine}.`,
          `Die Prise ist zum Verbrennen zu schade; von nun an fährt er ${ship(own).einen}.`,
          `${he} überlässt sein altes Schiff den Würmern und nimmt sich die Prise, ${ship(own).einen}.`,
        ],
        [`${he} wechselt noch einmal das Schiff und nimmt ${ship(own).einen}.`, `Neue Prise, neues Deck: Es ist nun ${ship(own).eine}.`],
      ),
    ransom: (he, { port: at }) =>
      forms(
        [
          `Für eine Geisel zahlen die Verwandten ${inPort(at)}, um sie wiederzusehen.`,
          `${he} gibt ${inPort(at)} eine Geisel heraus und zählt das Gold zweimal.`,
        ],
        [`${he} gibt ${inPort(at)} noch eine Geisel gegen Gold zurück.`, `Noch eine Familie öffnet ${inPort(at)} ihren Beutel.`],
      ),
    haven: (he, { port: at }) =>
      forms(
        [
          `Der Hafenmeister ${inPort(at)} hat seinen Preis, und ${port(at)} wird ein sicherer Hafen.`,
          `${capital(inPort(at))} wechselt ein Beutel den Besitzer, und niemand stellt ihm dort mehr Fragen.`,
        ],
        [`${he} kauft sich ${inPort(at)} ebenfalls Freunde.`, `Auch der Hafenmeister ${inPort(at)} lernt wegzusehen.`],
      ),
    sack: (he, { port: at }) =>
      forms(
        [`${he} stürmt ${port(at)} und ist Herr der Stadt.`, `${port(at)} fällt, und seine Leute trinken die Keller leer.`],
        [`Dann fällt ihm ${port(at)} in die Hände.`, `Auch ${port(at)} hält ihm nicht stand.`],
      ),
    repelled: (he, { port: at }) =>
      forms([
        `Die Geschütze von ${port(at)} weisen ihn ab.`,
        `${he} versucht es mit ${port(at)} und wird zurückgeschlagen.`,
        `${port(at)} erweist sich als zu stark für ihn.`,
      ]),
    letter: (he, { nation: of }) =>
      forms([
        `${he} kauft einen ${ofNation(of)}n Kaperbrief und nennt sich nun Freibeuter.`,
        `Mit einem ${ofNation(of)}n Kaperbrief in der Seekiste ist er wieder ein ehrlicher Mann, auf dem Papier.`,
      ]),
    ally: (he, { other }) =>
      forms([
        `${he} macht mit ${pirate(other)} gemeinsame Sache.`,
        `${pirate(other)} wird sein Verbündeter.`,
        `${he} und ${pirate(other)} besiegeln ein Bündnis mit Handschlag.`,
      ]),
    battle: (he, { nation: of, end }) =>
      forms(
        BATTLES[end].flatMap((ending) => [
          `${capital(ofNation(of))} Jäger stellen ihn zum Gefecht, ${ending}.`,
          `${he} schlägt sich Breitseite um Breitseite mit ${ofNation(of)}n Jägern, ${ending}.`,
          `${capital(ofNation(of))} Jäger schneiden ihm den Weg ab, ${ending}.`,
        ]),
      ),
    wound: (he, { isGrave }) =>
      isGrave
        ? forms([
            `${he} wird niedergehauen und unter Deck getragen, und ganz heil wird er nie mehr.`,
            'Eine Kugel macht ihn zum Krüppel, und der Wundarzt tut, was Wundärzte tun.',
          ])
        : forms(
            [`${he} wird verwundet.`, 'Ein Splitter trifft ihn auf dem eigenen Achterdeck.'],
            ['Wieder muss der Wundarzt ihn flicken.', 'Noch einmal fließt sein Blut auf das eigene Deck.'],
          ),
    duelWon: (he, { other }) =>
      forms([
        `${he} kreuzt die Klinge mit ${pirate(other)} und behält die Oberhand.`,
        `${pirate(other)} schuldet ihm Genugtuung und blutet dafür.`,
      ]),
    duelLost: (he, { other }) =>
      forms([`${he} kreuzt die Klinge mit ${pirate(other)} und zieht den Kürzeren.`, `${pirate(other)} ficht an diesem Tag besser.`]),
    mutiny: (_he, { isQuelled }) =>
      isQuelled
        ? forms(
            [
              'Seine Mannschaft meutert, und er redet ihr die Messer wieder in die Scheiden.',
              'Mit blanken Säbeln kommt die Mannschaft nach achtern und geht mit einem versprochenen Trunk wieder nach vorn.',
            ],
            ['Noch einmal erhebt sich die Mannschaft, und noch einmal bringt er sie zur Vernunft.'],
          )
        : forms([
            'Seine Mannschaft meutert und lässt nicht mit sich reden.',
            'Die Mannschaft hat genug von ihm und sagt es mit blanken Säbeln.',
          ]),
    scurvy: () =>
      forms(
        ['Skorbut schleicht durch das Schiff.', 'Das Zahnfleisch blutet, die Zähne fallen aus: Der Skorbut ist an Bord.'],
        ['Der Skorbut kehrt zurück.'],
      ),
    career: (_he, { prizes, escapes }) => {
      const times = escapes === 1 ? 'einmal' : escapes > 12 ? `${count(escapes)} Male` : `${count(escapes)}mal`;
      if (prizes === 0)
        return forms([`Auf all seinen Fahrten verloren die Jäger ${times} seine Spur.`, `Im Ganzen ist er den Jägern ${times} entwischt.`]);
      const fled = escapes > 0 ? `, und ${times} verloren die Jäger seine Spur` : '';
      return forms([
        `${capital(count(prizes))} Kauffahrer hat er genommen${fled}.`,
        `Alles in allem brachte er ${count(prizes)} Kauffahrer auf${fled}.`,
      ]);
    },
    retired: (he, { pounds }) =>
      forms([
        `${he} verlässt die See mit ${sum(pounds)} und stirbt in seinem Bett.`,
        `${he} geht mit ${sum(pounds)} für immer an Land.`,
        `${he} hängt den Säbel an den Nagel und lebt von ${sum(pounds)}.`,
      ]),
    lost: (he, { how, at }) => forms(LOSSES[how](at).map((end) => `${he} ${end}.`)),
    atSea: () =>
      forms([
        'Wo diese Chronik endet, stehen seine Segel noch am Horizont.',
        'Er ist noch immer dort draußen.',
        'Was aus ihm wurde, hat noch niemand aufgeschrieben.',
      ]),
    triumph: (_he, { by }) =>
      by === 'notoriety'
        ? forms([
            'Von Boston bis Madagaskar ist sein Name in aller Munde, und größer war nie der eines Piraten.',
            'Mütter drohen ihren Kindern mit seinem Namen, und Könige liegen seinetwegen wach: Er ist die Legende seiner Zeit.',
          ])
        : forms([
            'Von allen Kapitänen dieser Chronik kam keiner zu größerem Reichtum: Der Sieg ist sein.',
            'Keiner, der gegen ihn fuhr, steht bei den Goldschmieden so gut angeschrieben: Er ist der Reichste von allen, und der Sieg ist sein.',
          ]),
  },
};
