/** Stands in every record and save. */
export const ENGINE_VERSION = '1.0.0-beta.1';
