/** The web worker that analyzes a game. */
import { lookBack } from '@bb/classic/bots';
import { classic } from '@bb/classic/rules';
import { analyst } from '@bb/table-kit/table/analysis/analyst.ts';
import { expose } from 'comlink';
import type { ClassicSession } from '../../session.ts';

const { newGame, load, choices } = classic;
expose(analyst<ClassicSession>({ newGame, load, choiceFromJson: choices.fromJson, lookBack }));
