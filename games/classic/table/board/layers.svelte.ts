/** Which layers of the map are shown. They are kept on this device. */
export const LAYERS = ['grid', 'lanes', 'coordinates'] as const;
export type Layer = (typeof LAYERS)[number];

const KEY = 'blackbeard.classic.layers';
const USUAL: Record<Layer, boolean> = { grid: true, lanes: true, coordinates: false };

function stored(): Partial<Record<Layer, boolean>> {
  try {
    const json: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}');
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
}

export const layers = $state({ ...USUAL, ...stored() });

export function toggleLayer(layer: Layer): void {
  layers[layer] = !layers[layer];
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(layers));
  } catch {
    // Without storage the layers last as long as the page.
  }
}
