/** Abstract pictures for stories: bands of light, different for each seed, the same on every run. */
export function storyArt(seed: number, width = 320, height = 240): string {
  const hue = (seed * 67) % 360;
  const bands = Array.from({ length: 4 }, (_, index) => {
    const x = ((seed * 53 + index * 83) % 100) / 100;
    const radius = 0.25 + ((seed * 31 + index * 17) % 40) / 100;
    return `<circle cx="${Math.round(x * width)}" cy="${Math.round(height * (0.5 + index * 0.16))}" r="${Math.round(radius * height)}" fill="hsl(${(hue + index * 40) % 360} 70% ${38 + index * 9}%)" opacity=".55"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="hsl(${hue} 45% 22%)"/>${bands}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
