const platform = process.env.PLATFORM_URL;

export default {
  // The pictures of the cards come from the same server as on the site's own page.
  rewrites: () => [{ source: '/art/:path*', destination: `${platform}/art/:path*` }],
  devIndicators: false,
};
