/** C23.1 An earthquake destroys a port; who lies in it is put to sea. */
import { NO_PORT, type PirateId, type PortId, placeOf } from '../../data/ids.ts';
import { loseCombat } from '../../effects/crew.ts';
import { destroyPort } from '../../effects/ports.ts';
import { judged, sumThrown } from '../../queries/dice-odds.ts';
import { shelterOf, stormTrial } from '../../queries/trials.ts';
import { roll } from '../dice/roll.ts';
import { enterHex } from '../hunters/enter-hex.ts';
import { checkPort } from '../ports/check-port.ts';
import { putToSea } from '../ports/oust.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Earthquake extends Frame {
  proc: 'earthquake';
  port: PortId;
  /** The pirates put to sea whose waves are still to be rolled. */
  inWaves: readonly PirateId[];
  /** The pirates put to sea that hunters have not tried. */
  toTry: readonly PirateId[];
}
type EarthquakeSteps = {
  rollPort: undefined;
  struck: number;
  nextWave: undefined;
  waved: number;
  nextTry: undefined;
  tried: boolean;
};

const WAVES_SHELTER = shelterOf(false);

export const earthquake: Procedure<undefined, Earthquake, EarthquakeSteps> = {
  name: 'earthquake',
  rule: 'C23.1',
  enter: () => ({ proc: 'earthquake', at: 'rollPort', port: NO_PORT, inWaves: [], toTry: [] }),
  steps: {
    rollPort: (g) => call(g, roll, { purpose: 'earthquake', count: 1 }, 'struck'),

    /** A port that is destroyed already is not struck a second time. [C63] He who is put to sea is not barred from it. */
    struck(g, f, die) {
      f.port = g.tables.earthquake[die - 1];
      if (g.destroyed.includes(f.port)) return DONE;
      destroyPort(g, f.port, 'C23.1');
      f.inWaves = g.fleet.flat().filter((pirate) => g.at[pirate] === placeOf(f.port));
      f.toTry = f.inWaves;
      for (const pirate of f.inWaves) putToSea(g, pirate, false, false);
      return 'nextWave';
    },

    nextWave: (g, { inWaves }) =>
      inWaves.length > 0 ? call(g, roll, { purpose: 'waves', count: 1, modifier: -WAVES_SHELTER }, 'waved') : 'nextTry',

    /** The waves sink nobody, and neither the crew's temper nor the captain is touched. */
    waved(g, f, die) {
      const pirate = f.inWaves[0];
      f.inWaves = f.inWaves.slice(1);
      const { ownHits } = judged(stormTrial('waves', WAVES_SHELTER), sumThrown(die));
      g.events?.push({ type: 'waveWeathered', rule: 'C23.1', pirate, die, harmless: WAVES_SHELTER });
      loseCombat(g, pirate, Math.min(ownHits, g.combat[pirate] - 1), 'earthquake', 'C23.1');
      return 'nextWave';
    },

    nextTry(g, f) {
      const [pirate] = f.toTry;
      if (pirate === undefined) return call(g, checkPort, { port: f.port }, 'done');
      f.toTry = f.toTry.slice(1);
      return call(g, enterHex, { pirate }, 'tried');
    },

    tried: () => 'nextTry',
  },
};
