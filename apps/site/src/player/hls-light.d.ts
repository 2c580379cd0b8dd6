/** The light build (no subtitles, DRM or alternate audio) has the full one's types. */
declare module 'hls.js/light' {
  export { default, type LoaderConfig } from 'hls.js';
}
