/** Event cards of the crown and its ports, in our own words. Figures are read from the data. */
import { HEAVY_GUNS } from '@bb/golden-age/rules';
import type { EventCards } from './card.ts';

export const CROWN = {
  'european-turmoil': {
    en: { event: 'War in Europe: all warships and King’s Commissioners are recalled.', when: 'At once' },
    de: {
      title: 'Wirren in Europa',
      event: 'Krieg in Europa: Alle Kriegsschiffe und Kommissare des Königs werden abberufen.',
      when: 'Sofort',
    },
    fr: {
      title: 'Troubles en Europe',
      event: 'Guerre en Europe : tous les navires de guerre et commissaires du roi sont rappelés.',
      when: 'Immédiatement',
    },
  },
  'general-pardon': {
    en: { event: 'First: nothing. Second: pirates now at large may retire in English ports. Third: the game is over.', when: 'At once' },
    de: {
      title: 'Generalpardon',
      event:
        'Beim ersten Mal: nichts. Beim zweiten: Wer jetzt auf freiem Fuß ist, darf sich in englischen Häfen zur Ruhe setzen. Beim dritten: Das Spiel ist zu Ende.',
      when: 'Sofort',
    },
    fr: {
      title: 'Pardon général',
      event:
        'La première fois : rien. La deuxième : les pirates alors en jeu peuvent se retirer dans les ports anglais. La troisième : la partie est finie.',
      when: 'Immédiatement',
    },
  },
  'new-governors': {
    en: { event: 'Two ports chosen by the dice get anti-pirate governors; pirates there are driven out.', when: 'At once' },
    de: {
      title: 'Neue Gouverneure',
      event: 'Zwei ausgewürfelte Häfen bekommen piratenfeindliche Gouverneure; Piraten dort werden vertrieben.',
      when: 'Sofort',
    },
    fr: {
      title: 'Nouveaux gouverneurs',
      event: 'Deux ports tirés aux dés reçoivent des gouverneurs hostiles aux pirates ; les pirates en sont chassés.',
      when: 'Immédiatement',
    },
    rolls: {
      newGovernors: { en: 'a governor’s port', de: 'Hafen eines Gouverneurs', fr: 'port d’un gouverneur', loggedBy: ['governorPlaced'] },
    },
  },
  'kc-surprise': {
    en: {
      event: 'The warship that attacks turns out to be your King’s Commissioner.',
      when: 'When a warship just sighted attacks, if you have no Commissioner',
    },
    de: {
      title: 'Kommissar an Bord',
      event: 'Das Kriegsschiff, das angreift, erweist sich als dein Kommissar des Königs.',
      when: 'Wenn ein eben gesichtetes Kriegsschiff angreift und du keinen Kommissar hast',
    },
    fr: {
      title: 'Commissaire à bord',
      event: 'Le navire de guerre qui attaque se révèle être ton commissaire du roi.',
      when: 'Quand un navire de guerre tout juste en vue attaque, si tu n’as pas de commissaire',
    },
  },
  'letter-of-marque': {
    en: {
      event:
        'A pirate in a port with a pro-pirate governor becomes that nation’s privateer: its ports welcome him, and he may retire there.',
      when: 'During In-Port Activities',
    },
    de: {
      title: 'Kaperbrief',
      event:
        'Ein Pirat in einem Hafen mit piratenfreundlichem Gouverneur wird Freibeuter dieser Nation: Ihre Häfen nehmen ihn auf, und dort darf er sich zur Ruhe setzen.',
      when: 'Während der Hafengeschäfte',
    },
    fr: {
      title: 'Lettre de marque',
      event:
        'Un pirate dans un port au gouverneur favorable devient corsaire de cette nation : ses ports l’accueillent, et il peut s’y retirer.',
      when: 'Pendant les affaires au port',
    },
  },
  'local-resistance': {
    en: { event: 'A die above the port’s Value drives out a pro-pirate governor and all pirates there.', when: 'On another player’s turn' },
    de: {
      title: 'Volksaufstand',
      event: 'Ein Wurf über dem Wert des Hafens vertreibt einen piratenfreundlichen Gouverneur und alle Piraten dort.',
      when: 'Im Zug eines anderen Spielers',
    },
    fr: {
      title: 'Soulèvement',
      event: 'Un dé au-dessus de la Valeur du port en chasse un gouverneur favorable et tous les pirates.',
      when: 'Au tour d’un autre',
    },
    rolls: { localResistance: { en: 'the rising', de: 'Aufstand', fr: 'soulèvement', loggedBy: ['tested'] } },
  },
  'warship-sighting': {
    en: {
      event: 'A warship appears where the active pirate is, and may attack him at once or stay on station.',
      when: 'Against the active pirate at sea who searches, loots or attacks a port',
    },
    de: {
      title: 'Kriegsschiff in Sicht',
      event: 'Wo der handelnde Pirat ist, erscheint ein Kriegsschiff; es kann ihn sofort angreifen oder auf Station bleiben.',
      when: 'Gegen den handelnden Piraten auf See, der sucht, plündert oder einen Hafen angreift',
    },
    fr: {
      title: 'Navire de guerre en vue',
      event: 'Un navire de guerre apparaît là où se trouve le pirate actif, et peut l’attaquer aussitôt ou rester en station.',
      when: 'Contre le pirate actif en mer qui cherche, pille ou attaque un port',
    },
  },
  'heavy-guns': {
    en: { event: `A pirate in port mounts heavy guns: +${HEAVY_GUNS} to his ship’s combat rolls.`, when: 'With one Action, on your turn' },
    de: {
      title: 'Schwere Geschütze',
      event: `Ein Pirat im Hafen stellt schwere Geschütze auf: +${HEAVY_GUNS} auf die Kampfwürfe seines Schiffes.`,
      when: 'Mit einer Aktion, in deinem Zug',
    },
    fr: {
      title: 'Canons lourds',
      event: `Un pirate au port fait monter des canons lourds : +${HEAVY_GUNS} aux jets de combat de son navire.`,
      when: 'Avec une action, à ton tour',
    },
    causes: { guns: { en: 'heavy guns', de: 'schwere Geschütze', fr: 'canons lourds' } },
  },
} satisfies Partial<EventCards>;
