import type { SlipWords } from './words.ts';

export const fr: SlipWords = {
  leftCargo: (money) => `Une cargaison de ${money} est restée sur place.`,
  leftPlunder: (money) => `Un butin de ${money} est resté au port.`,
  unsold: (money) => `Ce port aurait payé ${money} pour le butin à bord.`,
  soldLow: (percent) => `Ce port ne paie que ${percent} % de ce que vaut le butin.`,
  ransomedLow: (percent) => `Ce port ne paie que ${percent} % d’une rançon.`,
  tortured: (chance) => `Sous la torture, l’otage meurt dans ${chance} des jets, et ne rapporte alors aucune rançon.`,
  setFree: 'L’otage a été libéré sans rançon.',
  threwMore: (threw, other) => `${threw} de butin sont passés par-dessus bord, alors qu’une cale n’avait que ${other}.`,
  madeEnemy: (nation, ports) =>
    `L’attaque lui ferme ${ports === 1 ? 'un port qui lui était ouvert' : `${ports} ports qui lui étaient ouverts`} (${nation}).`,
  wentHome: (pirate, money) => `${pirate} a voulu se retirer avec ${money} ; la mer pouvait rapporter plus.`,
  sailedOn: (pirate, money, chance) => `${pirate} aurait pu tenter de se retirer avec ${money} : ${chance}.`,
  idle: 'L’opération du tour n’a pas servi.',
  letPass: (pirate, money, notoriety) => `Tu as laissé passer ${pirate}, avec ${money} à bord et une Renommée de ${notoriety}.`,
  notThrown: (chance) => `Le jet auquel tu as renoncé avait ${chance} de chances.`,
  thrown: (chance) => `Le jet avait ${chance} de chances.`,
  unstashed: (money) => `${money} sont restés à bord, où ils peuvent se perdre.`,
  odds: (had, could) => `Tes chances : ${had} ; avec le meilleur choix : ${could}.`,
};
