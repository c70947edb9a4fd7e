/** How garbage is collected where tables are live. */
import { setFlagsFromString } from 'node:v8';

// While tables are busy their positions live as long as the small collections are apart. V8 concludes that copies of positions last, makes
// them where only the large collections come, and all that they point to lives on with them: eight megabytes of each small collection.
setFlagsFromString('--no-allocation-site-pretenuring');
