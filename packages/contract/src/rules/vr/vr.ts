/** Tabs of the VR page (spec 3 §3). */
export const VR_TABS = ['chat', 'private', 'purchase_tokens', 'settings'] as const;
export type VrTab = (typeof VR_TABS)[number];

/** Modules of the VR page (spec 3 §3); at most one is open. */
export const VR_MODULES = ['lovense', 'spin_wheel', 'tip', 'tip_menu'] as const;
export type VrModule = (typeof VR_MODULES)[number];

/** One picture for both eyes, or one for each eye (spec 3 §3). */
export const VR_VIEWS = ['2d', '3d'] as const;
export type VrView = (typeof VR_VIEWS)[number];

/** Degrees around the viewer that a picture covers. */
export const VR_PROJECTIONS = ['180', '360'] as const;
/** One picture for both eyes, or the left eye's beside the right eye's. */
export const VR_LAYOUTS = ['mono', 'sbs'] as const;

/** How the picture of a VR stream is stored. */
export interface VrFormat {
  projection: (typeof VR_PROJECTIONS)[number];
  layout: (typeof VR_LAYOUTS)[number];
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | null, otherwise: T): T =>
  allowed.find((one) => one === value) ?? otherwise;

/** The tab of an address; unknown values are ignored (spec 3 §4). */
export const vrTabOf = (value: string | null): VrTab => oneOf(VR_TABS, value, 'chat');
/** The view mode of an address; unknown values are ignored (spec 3 §4). */
export const vrViewOf = (value: string | null): VrView => oneOf(VR_VIEWS, value, '2d');

/** The open module after a press: it replaces the open one, or closes it if it is the open one (spec 3 §4). */
export const toggledVrModule = (open: VrModule | null, pressed: VrModule): VrModule | null =>
  open === pressed ? null : pressed;

/** The role of broadcasters whose room streams in VR (spec 2 §6). */
export const VR_ROLE = 'vr';

/** Path of a room's VR page. */
export const vrPath = (username: string): string => `/${username}/vr`;
