import type { VrFormat } from '@footlight/contract';
import { eyeWindow, FIELD_OF_VIEW, type VrEngine, type VrLook, type VrScene } from '@footlight/room-widgets';
import {
  type BufferAttribute,
  LinearSRGBColorSpace,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  VideoTexture,
  WebGLRenderer,
} from 'three';

/** Layers as three.js gives them to the eyes of a headset. */
const LAYERS = { left: 1, right: 2 } as const;
type Eye = keyof typeof LAYERS;
/** Large, so that a head that moves stays near its middle. */
const RADIUS = 100;
/** More pixels cost time and show nothing: the video has fewer. */
const MAX_PIXEL_RATIO = 2;

/** The inside of a sphere, or of the half in front, with the eye's part of the picture. Its middle is straight ahead. */
function sphereOf({ projection, layout }: VrFormat, eye: Eye): SphereGeometry {
  const [start, length] = projection === '360' ? [0, Math.PI * 2] : [Math.PI / 2, Math.PI];
  const sphere = new SphereGeometry(RADIUS, 96, 64, start, length);
  sphere.scale(-1, 1, 1);
  sphere.rotateY(-Math.PI / 2);
  const { from, width } = eyeWindow(layout, eye);
  const uv = sphere.getAttribute('uv') as BufferAttribute;
  for (let at = 0; at < uv.count; at += 1) uv.setX(at, from + uv.getX(at) * width);
  return sphere;
}

function openScene(canvas: HTMLCanvasElement, video: HTMLVideoElement): VrScene {
  const renderer = new WebGLRenderer({ canvas, powerPreference: 'high-performance' });
  // The video's colours go to the screen as they are.
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.xr.enabled = true;
  renderer.xr.setReferenceSpaceType('local');
  const texture = new VideoTexture(video);
  const material = new MeshBasicMaterial({ map: texture });
  const meshes = { left: new Mesh(undefined, material), right: new Mesh(undefined, material) };
  const scene = new Scene().add(meshes.left, meshes.right);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.1, RADIUS * 2);
  camera.rotation.order = 'YXZ';
  let shown: VrLook | null = null;
  let isStale = true;

  const look = (next: VrLook) => {
    if (shown?.projection !== next.projection || shown.layout !== next.layout) {
      for (const eye of ['left', 'right'] as const) {
        meshes[eye].geometry.dispose();
        meshes[eye].geometry = sphereOf(next, eye);
      }
    }
    // In 2D both eyes see the left one's picture.
    meshes.left.layers.set(LAYERS.left);
    if (next.view === '2d') meshes.left.layers.enable(LAYERS.right);
    meshes.right.layers.set(LAYERS.right);
    meshes.right.visible = next.view === '3d';
    camera.rotation.set(MathUtils.degToRad(next.pitch), MathUtils.degToRad(-next.yaw), 0);
    shown = next;
    isStale = true;
  };

  const drawEye = (eye: Eye, left: number, width: number) => {
    const { clientHeight: height } = canvas;
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    camera.layers.set(LAYERS[eye]);
    renderer.setViewport(left, 0, width, height);
    renderer.setScissor(left, 0, width, height);
    renderer.render(scene, camera);
  };
  const drawScreen = () => {
    const { clientWidth: width } = canvas;
    if (width === 0 || canvas.clientHeight === 0) return;
    renderer.setScissorTest(true);
    if (shown?.view !== '3d') return drawEye('left', 0, width);
    drawEye('left', 0, width / 2);
    drawEye('right', width / 2, width / 2);
  };
  renderer.setAnimationLoop(() => {
    if (renderer.xr.isPresenting) {
      renderer.setScissorTest(false);
      renderer.render(scene, camera);
    } else if (isStale) {
      isStale = false;
      drawScreen();
    }
  });

  // A frame of the screen without a new frame of the video needs no drawing.
  let frame = 0;
  const onFrame = () => {
    isStale = true;
    frame = video.requestVideoFrameCallback(onFrame);
  };
  frame = video.requestVideoFrameCallback(onFrame);
  const size = new ResizeObserver(() => {
    renderer.setPixelRatio(Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio));
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
    // A resized canvas is empty until the next frame of the screen.
    drawScreen();
  });
  size.observe(canvas);

  return {
    look,
    async enterHeadset(onEnd) {
      const session = await navigator.xr?.requestSession('immersive-vr');
      if (!session) throw new Error('The browser opened no VR session');
      session.addEventListener('end', () => {
        isStale = true;
        onEnd();
      });
      camera.layers.set(0);
      await renderer.xr.setSession(session);
    },
    close() {
      size.disconnect();
      video.cancelVideoFrameCallback(frame);
      renderer.setAnimationLoop(null);
      void renderer.xr.getSession()?.end();
      for (const eye of ['left', 'right'] as const) meshes[eye].geometry.dispose();
      material.dispose();
      texture.dispose();
      renderer.dispose();
    },
  };
}

/** Draws VR pictures by WebGL, and in headsets by WebXR. */
export const vrEngine: VrEngine = {
  open: openScene,
  hasHeadset: async () =>
    (await navigator.xr?.isSessionSupported('immersive-vr').catch(() => false)) ?? false,
};
