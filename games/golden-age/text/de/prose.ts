/** The chronicle's prose. */
import type { EventOf } from '@bb/golden-age/rules';
import { partyOf } from '../arithmetic.ts';
import { capital } from '../figures.ts';
import { chronicled, type ProseWords, plotFailed, roughSum } from '../prose.ts';
import { actions } from './actions.ts';
import { LOSSES } from './events.ts';
import { list, of, s } from './grammar.ts';
import { aMerchant, aShip, commissionerObject, den, der, ein, hunter, karte, ofNation, warship } from './pieces.ts';
import { inPort, wo, woher, wohin } from './places.ts';

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];
const count = (number: number): string => NUMBERS[number] ?? String(number);

const ROUGHLY = { exact: '', about: 'etwa ', over: 'mehr als ', farOver: 'weit über ', nearly: 'fast ' } as const;
function sum(doubloons: number): string {
  const rough = roughSum(doubloons);
  if (!rough) return 'ein paar Dublonen';
  const { is, hundreds, thousands } = rough;
  const of = (number: number, unit: string): string => `${number === 1 ? '' : number > 12 ? `${number} ` : count(number)}${unit}`;
  return `${ROUGHLY[is]}${hundreds === 10 ? 'tausend' : hundreds > 0 ? of(hundreds, 'hundert') : of(thousands, 'tausend')} Dublonen`;
}

const VERDICTS: Readonly<Record<EventOf<'tried'>['verdict'], string>> = {
  released: 'und kommt frei',
  fined: 'und muss sich freikaufen',
  hanged: 'und wird schuldig gesprochen',
};

export const prose: ProseWords = {
  count,
  proGovernors: (placed, n) =>
    `Einige Gouverneure drücken ein Auge zu: ${list(
      placed.map(({ governor, port }) => `${n.governor(governor)} ${inPort(port, n)}`),
      'and',
    )}.`,
  events: (vary) => ({
    turnLost: (e, n) => `${capital(of(n.seat(e.seat), 'die', 'Mannschaften'))} liegen seekrank unter Deck.`,
    gameEnded: () => '',
    cardShown: () => '',
    cardPlayedAgainst: (e, n) =>
      e.pirate < 0
        ? `${n.seat(e.seat)} hat die Hand im Spiel: ${karte(e.card, n)}.`
        : vary(
            e,
            `${n.seat(e.seat)} meint es schlecht mit ${n.pirate(e.pirate)}: ${karte(e.card, n)}.`,
            `Was nun kommt, hat ${n.pirate(e.pirate)} ${n.seat(e.seat)} zu verdanken: ${karte(e.card, n)}.`,
            `Jemand im Sold von ${n.seat(e.seat)} arbeitet gegen ${n.pirate(e.pirate)}: ${karte(e.card, n)}.`,
          ),
    cardNegated: (e, n) => `Doch ${n.seat(e.seat)} hat es kommen sehen, und aus ${karte(e.card, n)} wird nichts.`,
    cardShuffledIn: () => '',
    pirateDeployed: (e, n) =>
      vary(
        e,
        `${n.pirateInFull(e.pirate)} sticht ${wo(e.to, n)} für ${n.seat(e.seat)} in See.`,
        `${n.pirateInFull(e.pirate)} hisst ${wo(e.to, n)} für ${n.seat(e.seat)} die schwarze Flagge.`,
        `${n.seat(e.seat)} lässt ${n.pirateInFull(e.pirate)} ${wo(e.to, n)} sein Glück versuchen.`,
      ),
    shipChosen: (e) => `Sein Schiff ist ${aShip(e.ship)}.`,
    pirateRetired: (e, n) => {
      const purse = e.netWorth < 100 ? 'mit kaum mehr als seinem Namen' : `mit ${sum(e.netWorth)}`;
      return vary(
        e,
        `${n.pirate(e.pirate)} setzt sich ${purse} zur Ruhe und will in seinem Bett sterben.`,
        `${n.pirate(e.pirate)} verlässt ${purse} die See und will nichts mehr von ihr hören.`,
        `${n.pirate(e.pirate)} geht ${purse} für immer an Land.`,
      );
    },
    contested: (e, n) => {
      const [side, other] = e.sides;
      if (!side || !other) return '';
      const [first, foe] = [n.language.fighter(partyOf(side, e.purpose), n), n.language.fighter(partyOf(other, e.purpose), n)];
      switch (chronicled(e)) {
        case 'away':
          return vary(
            e,
            `${first.subject} hängt ${foe.object} ab.`,
            `Am Morgen ist ${foe.subject} außer Sicht.`,
            `${foe.subject} kann nicht mithalten.`,
          );
        case 'caught':
          return vary(e, `${foe.subject} holt ${first.object} ein.`, `Doch ${foe.subject} ist schneller.`);
        case 'beaten':
          return vary(e, `${foe.subject} zieht den Kürzeren und dreht ab.`, `${first.subject} schlägt ${foe.object} in die Flucht.`);
        case 'lost':
          return vary(e, `Gegen die Breitseiten kommt ${first.subject} nicht an.`, `${foe.subject} richtet ${first.object} übel zu.`);
        case 'grabFailed':
          return `Doch ${foe.subject} schlägt ${s(first.subject)} Leute zurück.`;
        case 'portHeld':
          return `Doch gegen die Piraten dort kommt ${first.subject} nicht an.`;
        default:
          return '';
      }
    },
    tested: (e) => {
      switch (plotFailed(e)) {
        case 'conspiracy':
          return vary(e, 'Doch die Mannschaft hört nicht hin.', 'Doch niemand folgt den Verschwörern.', 'Doch seine Leute lachen nur.');
        case 'localResistance':
          return 'Doch die Soldaten des Gouverneurs schlagen den Aufstand nieder.';
        default:
          return '';
      }
    },
    shipWorn: (e, n) =>
      e.hits === 0
        ? `Doch ${s(n.pirate(e.pirate))} Schiff hält es aus.`
        : `Tang und Bohrwürmer machen ${s(n.pirate(e.pirate))} Schiff langsamer.`,
    pirateLost: (e, n) => `${n.pirate(e.pirate)} ${LOSSES[e.how]}.`,
    pirateMoved: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)} segelt ${woher(e.from, n)} ${wohin(e.to, n)}.`,
        `${n.pirate(e.pirate)} nimmt Kurs ${wohin(e.to, n)}.`,
        `${woher(e.from, n)} fährt ${n.pirate(e.pirate)} ${wohin(e.to, n)}.`,
      ),
    notorietyGained: () => '',
    actionLost: (e, n) =>
      vary(
        e,
        `Aus ${s(n.pirate(e.pirate))} ${actions[e.action]} wird nichts.`,
        `So viel zu ${s(n.pirate(e.pirate))} ${actions[e.action]}.`,
      ),
    revelryBegan: (e, n) =>
      `${s(n.pirate(e.pirate))} Mannschaft geht${e.voluntary ? '' : ', ohne zu fragen,'} zum Trinken und Würfeln an Land.`,
    merchantFound: (e, n) =>
      vary(
        e,
        `Vor ${n.port(e.port)} stößt ${n.pirate(e.pirate)} auf einen Kauffahrer, ${aMerchant(e.merchant, n)}.`,
        `${n.pirate(e.pirate)} sichtet vor ${n.port(e.port)} einen Kauffahrer, ${aMerchant(e.merchant, n)}.`,
      ),
    merchantMissed: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)} sucht vor ${n.port(e.port)} vergebens.`,
        `Vor ${n.port(e.port)} sieht ${n.pirate(e.pirate)} nichts als Wasser.`,
        `Kein Segel zeigt sich ${n.pirate(e.pirate)} vor ${n.port(e.port)}.`,
      ),
    cargoSeen: (e, n) =>
      e.doubloons === 0
        ? `${n.pirate(e.pirate)} öffnet die Luken der Prise und findet nichts.`
        : `${n.pirate(e.pirate)} öffnet die Luken der Prise und findet Waren für ${sum(e.doubloons)}.`,
    hostageTaken: (e, n) => `An Bord ist ${ein(e.hostage, n, e.nation)}.`,
    hostageDied: (e, n) => `${der(e.hostage, n)} sieht das Land nicht wieder.`,
    hostageRansomed: (e, n) => `Für ${den(e.hostage, n)} werden ${sum(e.doubloons)} Lösegeld gezahlt.`,
    bootySeized: () => '',
    cargoTaken: () => '',
    bootyStowed: () => '',
    bootyConverted: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)} verkauft seine Beute für ${sum(e.doubloons)}.`,
        `Die Händler stellen keine Fragen, und ${n.pirate(e.pirate)} ist um ${sum(e.doubloons)} reicher.`,
      ),
    priceNamed: () => '',
    pricePaid: () => '',
    priceDeclined: () => '',
    havenBought: (e, n) =>
      vary(
        e,
        `Der Gouverneur von ${n.port(e.port)} ist gekauft, und ${n.pirate(e.pirate)} hat dort einen sicheren Hafen.`,
        `Von nun an ist ${n.port(e.port)} ein sicherer Hafen für ${n.pirate(e.pirate)}: Auch dieser Gouverneur hatte seinen Preis.`,
      ),
    governorPlaced: (e, n) =>
      e.replaced < 0
        ? vary(
            e,
            `${n.governor(e.governor)} wird ${inPort(e.port, n)} Gouverneur.`,
            `${n.port(e.port)} bekommt einen neuen Gouverneur, ${n.governor(e.governor)}.`,
          )
        : `${n.governor(e.governor)} löst ${inPort(e.port, n)} ${n.governor(e.replaced)} ab.`,
    treasureSought: (e, n) =>
      e.doubloons === 0
        ? `${n.pirate(e.pirate)} gräbt und findet Sand.`
        : `${n.pirate(e.pirate)} gräbt eine Truhe mit ${sum(e.doubloons)} aus.`,
    warshipSighted: (e, n) => `${warship(e.warship, n).subject} wird ${wo(e.area, n)} gesichtet.`,
    warshipAttacked: (e, n) =>
      vary(
        e,
        `${n.seat(e.seat)} hetzt ${warship(e.warship, n).object} auf ${n.pirate(e.pirate)}.`,
        `${warship(e.warship, n).subject}, von ${n.seat(e.seat)} gewarnt, hält auf ${n.pirate(e.pirate)} zu.`,
      ),
    warshipHeld: () => 'Das Schiff bleibt auf Station und greift nicht an.',
    commissionerDeployed: (e, n) =>
      `${n.commissionerInFull(e.commissioner)} kommt als ${of(n.seat(e.seat), 'der', 'Kommissar')} ${wohin(e.at, n)}.`,
    commissionerReacted: (e, n) =>
      vary(
        e,
        `${hunter(e.seat, e.commissioner, n)}, ${wo(e.from, n)}, setzt ${n.pirate(e.pirate)} nach.`,
        `${woher(e.from, n)} jagt ${hunter(e.seat, e.commissioner, n)} hinter ${n.pirate(e.pirate)} her.`,
      ),
    stoodToFight: (e, n) => vary(e, `${n.pirate(e.pirate)} stellt sich zum Kampf.`, `${n.pirate(e.pirate)} lässt die Kanonen ausfahren.`),
    tookFlight: (e, n) => vary(e, `${n.pirate(e.pirate)} ergreift die Flucht.`, `${n.pirate(e.pirate)} setzt alle Segel und flieht.`),
    commissionerBeaten: (e, n) =>
      `${n.pirate(e.pirate)} schlägt ${commissionerObject(e.commissioner, n)}, der keinen Piraten mehr jagen wird.`,
    commissionerScored: () => '',
    tried: (e, n) => `${n.pirate(e.pirate)} steht vor Gericht ${VERDICTS[e.verdict]}.`,
    fined: (e, n) => `Die Geldbuße kostet ${n.pirate(e.pirate)} ${sum(e.doubloons)}.`,
    portAttacked: () => '',
    historyEntered: () => '',
    letterLost: (e, n) => `${s(n.pirate(e.pirate))} ${ofNation(e.nation)}r Kaperbrief ist nichts mehr wert.`,
    portTaken: (e, n) =>
      vary(
        e,
        `${n.pirate(e.pirate)} nimmt ${n.port(e.port)} ein.`,
        `${n.port(e.port)} fällt ${n.pirate(e.pirate)} in die Hände.`,
        `${n.pirate(e.pirate)} erstürmt ${n.port(e.port)}.`,
      ),
    portHeld: (e, n) =>
      vary(
        e,
        `${n.port(e.port)} schlägt ${n.pirate(e.pirate)} zurück.`,
        `Gegen die Kanonen von ${n.port(e.port)} kommt ${n.pirate(e.pirate)} nicht an.`,
      ),
    portPlundered: (e, n) =>
      vary(
        e,
        `Die Stadt bringt ${sum(e.doubloons)} ein.`,
        `Die Beute: ${sum(e.doubloons)}.`,
        `Aus ${n.port(e.port)} schleppen seine Leute ${sum(e.doubloons)} fort.`,
      ),
    bootyGrabbed: (e, n) => `${n.pirate(e.pirate)} nimmt ${n.pirate(e.target)} ${sum(e.doubloons)} ab.`,
  }),
};
