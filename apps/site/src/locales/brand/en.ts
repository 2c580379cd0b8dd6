/** What only some visits see, and operators: loaded when it is needed. The other languages are typed against these keys. */
export const en = {
  preview: {
    title: 'This shows a draft',
    body: 'Only people with the link see it like this.',
    leave: 'Leave the preview',
  },
  consent: {
    title: 'May we count visits?',
    body: 'This site would like to send the pages that you open to its statistics. Nothing is sent before you agree.',
    yes: 'Agree',
    no: 'No, thanks',
  },
  error: {
    refund_by_hand:
      'This payment company gives nothing back by itself. Pay the payer back, then book it with your reference.',
    revision_conflict: 'Somebody else has changed this site meanwhile. Load it again.',
    site_taken: 'There is a site of this domain or code already.',
    config_too_new: 'This file was made by a newer version. Nothing was changed.',
    brand_refused: 'This brand cannot be published as it is. See the report.',
    image_unsupported: 'Only PNG, WEBP or AVIF pictures can be used.',
    image_damaged: 'The picture is damaged.',
    image_too_large: 'The picture is too large.',
    asset_quota: 'There is no room for more pictures of this site.',
  },
};
