/** The lives of the pirates, by pirate, in our own words: history as far as it is known, and of two of them fiction. Fetched when somebody wants to read one. */
import { biographies as shared } from '@bb/common/text/fr/biographies';
import type { PirateName } from '../../rules/index.ts';

export const biographies: Readonly<Record<PirateName, string>> = {
  ...shared,
  blood:
    'Peter Blood n’a jamais vécu : Rafael Sabatini l’a inventé en 1922, et en a fait le plus aimé de tous les pirates. Dans le roman, c’est un médecin irlandais de Bridgwater qui soigne un rebelle blessé en 1685, et qu’on vend pour cela comme esclave à la Barbade. Tandis que des Espagnols pillent la ville et cuvent leur vin à terre, les esclaves et lui gagnent leur navire à la rame, s’en emparent, et se font boucaniers, avec un code d’honneur, contre l’Espagne de préférence. Il est vrai à moitié. Le chirurgien Henry Pitman fut déporté de la même façon après la révolte de Monmouth, s’évada dans une barque et le raconta ; les coups de main doivent beaucoup à Henry Morgan. Blood finit gouverneur de la Jamaïque.',
  misson:
    'Le capitaine Misson figure dans une histoire des pirates de 1728, parmi des hommes pendus pour leurs actes, et il est très probablement inventé d’un bout à l’autre. Un gentilhomme français, y lit-on, perdit la foi en Rome par un moine nommé Caraccioli, reçut son commandement d’une bordée qui tua tous les officiers au-dessus de lui, et navigua dès lors pour la liberté. Son pavillon était blanc. Il libérait les esclaves trouvés sur ses prises et les prenait dans son équipage. À Madagascar, il fonda Libertalia, où l’argent était à tous, où les querelles se réglaient en paroles, et dont Thomas Tew fut l’amiral. Les voisins la brûlèrent en une nuit. Hors du livre, aucun document ne connaît l’homme, le navire ni la ville.',
  portugues:
    'Bartolomeu Português nous est connu par Exquemelin, lui-même chirurgien chez les boucaniers. Vers 1662, il vint à la Jamaïque avec quatre petits canons et trente hommes, et devant Cuba il aborda deux fois un grand Espagnol, jusqu’à l’avoir, avec du cacao et soixante-dix mille pièces de huit. Trois autres Espagnols reprirent tout en quelques jours. À Campêche, on dressa dans la nuit un gibet pour lui ; il poignarda son gardien, flotta jusqu’à la rive sur deux jarres de vin, car il ne savait pas nager, et marcha quinze jours dans la mangrove. Il revint avec vingt hommes et enleva le même navire dans le port. Celui-ci toucha un récif devant l’île des Pins. La chance ne lui revint plus, et il mourut pauvre.',
};
