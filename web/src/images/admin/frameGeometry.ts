/** What readers see of a picture: thousandths of its sides. */
export interface Frame {
  focusX: number | null;
  focusY: number | null;
  cropX: number;
  cropY: number;
  cropWidth: number;
  cropHeight: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A whole side, and the least side of a crop (docs/product.md#framing). */
export const whole = 1000;
const leastCrop = 50;

export const wholePicture: Pick<Frame, 'cropX' | 'cropY' | 'cropWidth' | 'cropHeight'> = {
  cropX: 0,
  cropY: 0,
  cropWidth: whole,
  cropHeight: whole,
};

export const isWhole = ({ cropWidth, cropHeight }: Frame) => cropWidth === whole && cropHeight === whole;

const within = (value: number, least: number, most: number) =>
  Math.round(Math.min(Math.max(value, least), most));

/** The focal point in thousandths of the whole picture. */
export function focusInPicture({ focusX, focusY, cropX, cropY, cropWidth, cropHeight }: Frame) {
  return {
    x: cropX + ((focusX ?? 500) * cropWidth) / whole,
    y: cropY + ((focusY ?? 500) * cropHeight) / whole,
  };
}

/** Moves the focal point to a place of the whole picture, or as near to it as the crop allows. */
export function withFocusAt(frame: Frame, x: number, y: number): Frame {
  const along = (at: number, start: number, length: number) =>
    within(((at - start) * whole) / length, 0, whole);
  return {
    ...frame,
    focusX: along(x, frame.cropX, frame.cropWidth),
    focusY: along(y, frame.cropY, frame.cropHeight),
  };
}

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** How far each edge of the crop is cut off. */
export const cutOf = (frame: Frame, edge: Edge): number =>
  ({
    left: frame.cropX,
    right: whole - frame.cropX - frame.cropWidth,
    top: frame.cropY,
    bottom: whole - frame.cropY - frame.cropHeight,
  })[edge];

/** Cuts an edge, and leaves at least a twentieth of the picture; the focal point stays where it is if it can. */
export function withCut(frame: Frame, edge: Edge, cut: number): Frame {
  const [start, length] =
    edge === 'left' || edge === 'right'
      ? (['cropX', 'cropWidth'] as const)
      : (['cropY', 'cropHeight'] as const);
  const end = frame[start] + frame[length];
  const next =
    edge === 'left' || edge === 'top'
      ? within(cut, 0, end - leastCrop)
      : within(whole - cut, frame[start] + leastCrop, whole);
  const cropped =
    edge === 'left' || edge === 'top'
      ? { ...frame, [start]: next, [length]: end - next }
      : { ...frame, [length]: next - frame[start] };
  return keepingFocus(frame, cropped);
}

/** The largest crop with a ratio, around the focal point. */
export function withRatio(frame: Frame, { width, height }: Size, ratio: number): Frame {
  const share = (ratio * height) / width;
  const cropWidth = within(whole * Math.min(1, share), leastCrop, whole);
  const cropHeight = within(whole * Math.min(1, 1 / share), leastCrop, whole);
  const { x, y } = focusInPicture(frame);
  const cropX = within(x - cropWidth / 2, 0, whole - cropWidth);
  const cropY = within(y - cropHeight / 2, 0, whole - cropHeight);
  return keepingFocus(frame, { ...frame, cropX, cropY, cropWidth, cropHeight });
}

function keepingFocus(before: Frame, after: Frame): Frame {
  if (before.focusX === null && before.focusY === null) return after;
  const { x, y } = focusInPicture(before);
  return withFocusAt(after, x, y);
}

/** The crop of a whole picture, with the focal point where it was. */
export const uncropped = (frame: Frame): Frame => keepingFocus(frame, { ...frame, ...wholePicture });

/**
 * Where the whole picture lies in a place of this ratio that its visible part covers: percent of the place, as browsers
 * place it by `object-fit: cover` and `object-position`.
 */
export function coverIn(ratio: number, frame: Frame, { width, height }: Size) {
  const [visibleWidth, visibleHeight] = [
    (width * frame.cropWidth) / whole,
    (height * frame.cropHeight) / whole,
  ];
  const scale = Math.max(ratio / visibleWidth, 1 / visibleHeight);
  // As the site does without a chosen point: tall pictures usually show people, with their heads near the top.
  const usualY = visibleHeight > visibleWidth && frame.focusX === null ? 200 : 500;
  const focusX = (frame.focusX ?? 500) / whole;
  const focusY = (frame.focusY ?? usualY) / whole;
  const left = (ratio - visibleWidth * scale) * focusX - (frame.cropX / whole) * width * scale;
  const top = (1 - visibleHeight * scale) * focusY - (frame.cropY / whole) * height * scale;
  return {
    width: ((width * scale) / ratio) * 100,
    height: height * scale * 100,
    left: (left / ratio) * 100,
    top: top * 100,
  };
}
