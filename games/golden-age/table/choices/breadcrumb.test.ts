import { ASKS, type Decision, newGame, type View, view } from '@bb/golden-age/rules';
import { en, namesFor } from '@bb/golden-age/text';
import { de } from '@bb/golden-age/text/de';
import { fr } from '@bb/golden-age/text/fr';
import { expect, test } from 'vitest';
import { prompting as inGerman } from '../i18n/de/prompting.ts';
import { prompting } from '../i18n/en/prompting.ts';
import { prompting as inFrench } from '../i18n/fr/prompting.ts';
import { breadcrumb } from './breadcrumb.ts';

const g = newGame({ players: 2 });
const SEATS = ['Holly', 'Anne'];
const seen: View = { ...view(g, 0), active: 1 };
const IN_WINDOW = ['game/nextTurn', 'playerTurn/finish', 'actions/next', 'action/unlessStopped', 'apWindow/fought'];
const asked = (path: readonly string[], about: Decision['about'] = {}): Decision => ({
  seat: 0,
  ask: 'takeAction',
  traits: ASKS.takeAction,
  rule: '',
  path,
  about,
});

test.each([
  [en, prompting, ['Anne’s turn', 'interruptions', 'Warship Sighting', 'a warship attacks'], 'Finger of Fate'],
  [
    de,
    inGerman,
    ['Zug von Anne', 'Eingriffe', de.cards['warship-sighting'].title, 'ein Kriegsschiff greift an'],
    de.cards['finger-of-fate'].title,
  ],
  [
    fr,
    inFrench,
    ['Tour d’Anne', 'interventions', fr.cards['warship-sighting'].title, 'un navire de guerre attaque'],
    fr.cards['finger-of-fate'].title,
  ],
])('names the card being resolved, and the attack it leads to', (language, { crumbs }, attacked, fate) => {
  const along = (...path: readonly string[]): readonly string[] =>
    breadcrumb(asked(path), seen, namesFor(g.tables, SEATS, language), crumbs);
  expect(along(...IN_WINDOW, 'warshipSighting/attackOrHold')).toEqual(attacked.slice(0, 3));
  expect(along(...IN_WINDOW, 'warshipSighting/surprise')).toEqual(attacked);
  expect(along(...IN_WINDOW, 'warshipSighting/fought', 'warshipAttack/fightOrFlee')).toEqual(attacked);
  expect(along('game/nextTurn', 'playerTurn/resolved', 'fingerOfFate/chooseDiscard')).toEqual([attacked[0], fate]);
});

test('names an announced Action before its interruptions', () => {
  const path = ['game/nextTurn', 'playerTurn/finish', 'actions/next', 'action/over', 'apWindow/offer'];
  const along = breadcrumb(asked(path, { action: 'findMerchant' }), seen, namesFor(g.tables, SEATS), prompting.crumbs);
  expect(along).toEqual(['Anne’s turn', 'search', 'interruptions']);
});
