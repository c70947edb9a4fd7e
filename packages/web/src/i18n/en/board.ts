export const board = {
  chart: { americas: 'Americas', guinea: 'Guinea', indies: 'Indies' },
  counters: 'Counters and targets',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeMap: 'The whole map',
  miniMap: 'What the window shows; press to move it',
};
