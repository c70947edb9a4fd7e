/** The web worker that analyzes a game. */
import { lookBack, valueBySearch } from '@bb/golden-age/bots';
import { choiceFromJson, load, newGame } from '@bb/golden-age/rules';
import { analyst } from '@bb/table-kit/table/analysis/analyst.ts';
import { expose } from 'comlink';
import type { GoldenAgeSession } from '../../session/session.ts';

expose(
  analyst<GoldenAgeSession>({
    newGame,
    load,
    choiceFromJson,
    lookBack: (start, choices, iterations) => lookBack(start, choices, {}, valueBySearch, () => iterations),
  }),
);
