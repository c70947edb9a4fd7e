/** All rules. A module of its own, because a table plays with a part of them. */
export { goldenAge } from '@bb/golden-age/rules';
