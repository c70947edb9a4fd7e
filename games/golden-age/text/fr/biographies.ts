/** The lives of the pirates, by pirate: history as far as it is known, in our own words. Fetched when somebody wants to read one. */
import { biographies as shared } from '@bb/common/text/fr/biographies';
import type { PirateName } from '@bb/golden-age/rules';

export const biographies: Readonly<Record<PirateName, string>> = {
  ...shared,
  bellamy:
    'Samuel Bellamy, sans doute du Devon, vint en Amérique vers 1715, aux épaves espagnoles de Floride, où il trouva peu de chose. Il apprit la piraterie sous Hornigold, dont les hommes le choisirent à sa place parce qu’il voulait bien voler aussi les navires anglais. En un peu plus d’un an, il prit plus de cinquante bâtiments, le plus souvent sans combat, et on se souvint de sa générosité envers ceux qu’il volait. En février 1717, il prit le négrier Whydah, neuf et chargé d’or et d’argent. Le 26 avril, une tempête le jeta à la côte au cap Cod. Bellamy se noya avec tous les siens, sauf deux. L’épave fut retrouvée en 1984.',
  hornigold:
    'Benjamin Hornigold commença en 1713 avec des pirogues parties de New Providence et devint le premier des pirates du lieu : Teach navigua dans son équipage, et Bellamy le rejoignit. Il se tenait pour un patriote qui ne volait que les Espagnols et les Français. Ses hommes n’y voyaient pas de raison, et en 1716 la plupart votèrent contre lui. Quand Woodes Rogers vint comme gouverneur en 1718, Hornigold le reçut avec une garde d’honneur et prit le pardon. Rogers en fit un chasseur de pirates : il ne trouva pas Vane, mais en ramena d’autres, qui furent pendus. En 1719 ou peu après, il se perdit sur un récif lors d’un voyage vers l’ouest.',
};
