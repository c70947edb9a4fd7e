import { describe, expect, test } from 'vitest';
import { cameraOver } from '../camera.ts';
import { areaToRender, covers } from './rendering.ts';

const board = { width: 1600, height: 1000 };
const { centered, visible } = cameraOver(board);
const desk = { width: 1000, height: 560 };

describe('the area to render', () => {
  const inWindow = visible(centered([800, 500], 2, desk), desk);

  test('is the viewport with a margin, within the limit of pixels', () => {
    const part = areaToRender(inWindow, board, 2, 1);
    expect(covers(part, inWindow)).toBe(true);
    expect(part.width).toBeGreaterThan(inWindow[2] * 1.5);
    const fine = areaToRender(inWindow, board, 8, 1);
    expect(covers(fine, inWindow)).toBe(true);
    expect(fine.width * fine.height * 64).toBeLessThan(20_000_000);
  });

  test('no longer covers a viewport that has moved out of it', () => {
    const part = areaToRender(inWindow, board, 2, 1);
    expect(covers(part, [inWindow[0] + part.width, inWindow[1], inWindow[2], inWindow[3]])).toBe(false);
  });
});
