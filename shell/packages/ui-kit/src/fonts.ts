/// <reference path="./woff2.d.ts" />
/** Address of the one font file worth preloading: Archivo, 52 KB. The bundler resolves it to the hashed file. */
export { default as archivoUrl } from '../fonts/archivo-latin-wdth-normal.woff2';
