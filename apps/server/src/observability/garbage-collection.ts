/** Tunes garbage collection for a node with open tables. */
import { setFlagsFromString } from 'node:v8';

// Positions of busy tables survive one or two minor collections. V8 concludes that copies of positions live long and allocates them in the
// old generation, where only major collections free them and all that they refer to: 8 MB for each minor collection.
setFlagsFromString('--no-allocation-site-pretenuring');
