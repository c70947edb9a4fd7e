import type { SlipWords } from './words.ts';

export const de: SlipWords = {
  leftCargo: (money) => `Eine Ladung im Wert von ${money} blieb zurück.`,
  leftPlunder: (money) => `Beute im Wert von ${money} blieb im Hafen.`,
  unsold: (money) => `Dieser Hafen hätte für die Beute an Bord ${money} gezahlt.`,
  soldLow: (percent) => `Dieser Hafen zahlt nur ${percent} % von dem, was Beute wert ist.`,
  ransomedLow: (percent) => `Dieser Hafen zahlt nur ${percent} % eines Lösegelds.`,
  tortured: (chance) => `Unter der Folter stirbt die Geisel in ${chance} der Würfe, und dann zahlt niemand Lösegeld.`,
  setFree: 'Die Geisel kam ohne Lösegeld frei.',
  threwMore: (threw, other) => `Beute im Wert von ${threw} ging über Bord, obwohl in einem Laderaum nur ${other} lagen.`,
  madeEnemy: (nation, ports) =>
    `Der Überfall verschließt ihm ${ports === 1 ? 'einen offenen Hafen' : `${ports} offene Häfen`} (${nation}).`,
  wentHome: (pirate, money) => `${pirate} wollte sich mit ${money} zur Ruhe setzen; auf See war mehr zu erwarten.`,
  sailedOn: (pirate, money, chance) => `${pirate} hätte versuchen können, sich mit ${money} zur Ruhe zu setzen: ${chance}.`,
  idle: 'Der Zug verging ohne Unternehmung.',
  letPass: (pirate, money, notoriety) => `Du hast ${pirate} ziehen lassen, mit ${money} an Bord und Ruhm ${notoriety}.`,
  notThrown: (chance) => `Der Wurf, auf den du verzichtet hast, hatte eine Chance von ${chance}.`,
  thrown: (chance) => `Der Wurf hatte eine Chance von ${chance}.`,
  unstashed: (money) => `${money} blieben an Bord, wo sie verloren gehen können.`,
  odds: (had, could) => `Die Chance war ${had}; bei der besseren Wahl ${could}.`,
};
