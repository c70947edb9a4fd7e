import { ASKS, PROCEDURES } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';

test('every question with a name is asked, and none without', () => {
  const asked = Object.values(PROCEDURES).flatMap(({ steps }) =>
    Object.values(steps).flatMap((step) => (typeof step === 'function' ? [] : [step.ask])),
  );
  expect([...new Set(asked)].toSorted()).toEqual(Object.keys(ASKS).toSorted());
});
