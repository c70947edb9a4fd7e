/** The pictures on the event cards. */
import type { CardTitle } from '@bb/golden-age/rules';
import type { Drawing } from '@bb/table-kit/drawing/marks.ts';
import { CREW } from './crew-pictures.ts';
import { CROWN } from './crown-pictures.ts';
import { SEA } from './sea-pictures.ts';

const PICTURES: Readonly<Record<CardTitle, Drawing>> = { ...SEA, ...CROWN, ...CREW };

/** The picture on an event card, in a frame of 120 by 90. */
export const pictureOf = (title: CardTitle): Drawing => PICTURES[title];
