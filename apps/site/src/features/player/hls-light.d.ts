/** The light build (no subtitles, DRM or alternate audio) has the types of the full build. */
declare module 'hls.js/light' {
  export { default, type LoaderConfig } from 'hls.js';
}
