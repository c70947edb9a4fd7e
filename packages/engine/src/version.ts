/** Stands in every record and save. */
export const ENGINE_VERSION = '0.4.0';
