import { readDistricts } from "#editions/read-districts.ts";

/**
 * Districts and provinces that people in Vietnam still search by, at their centers: districts ended and provinces were
 * merged on July 1, 2025 (National Assembly, Resolution 202/2025/QH15).
 */
export const VN_DISTRICTS = readDistricts({
  "ho-chi-minh":
    "Quận 1/q1/q 1/quận nhất/quận một 10.7757 106.7004; Quận 2/q2/q 2/quận hai 10.787 106.75; Quận 3/q3/q 3/quận ba 10.784 106.684; Quận 4/q4/q 4/quận tư/quận bốn 10.758 106.704; Quận 5/q5/q 5/quận năm 10.754 106.663; Quận 6/q6/q 6/quận sáu 10.748 106.635; Quận 7/q7/q 7/quận bảy 10.734 106.722; Quận 8/q8/q 8/quận tám 10.724 106.628; Quận 9/q9/q 9/quận chín 10.84 106.8; Quận 10/q10/q 10/quận mười 10.7745 106.668; Quận 11/q11/q 11 10.763 106.65; Quận 12/q12/q 12 10.867 106.641; Phú Nhuận 10.799 106.68; Tân Phú/quận tân phú 10.79 106.628; Bình Tân/quận bình tân 10.765 106.604; Bình Chánh 10.687 106.594; Cần Giờ 10.4111 106.9547; Thảo Điền 10.803 106.735; Phú Mỹ Hưng 10.729 106.719; Chợ Lớn 10.753 106.659; Bùi Viện 10.767 106.693; Bình Dương 10.9804 106.6519; Bà Rịa Vũng Tàu/bà rịa - vũng tàu/brvt 10.496 107.169; Bà Rịa 10.496 107.169; Long Hải 10.387 107.238; Hồ Tràm 10.483 107.39; Nhà Bè 10.676 106.732; Hàng Xanh 10.801 106.711; Thanh Đa 10.815 106.722; Cát Lái 10.773 106.787; An Sương 10.844 106.614; Linh Trung 10.869 106.776; Tân Sơn Nhất 10.816 106.664; Mỹ Phước 11.117 106.6; Phố đi bộ Nguyễn Huệ 10.774 106.704; Vũng Tàu 10.346 107.084; Bến Thành/chợ bến thành 10.772 106.698; Sóng Thần 10.893 106.75; Cái Mép 10.53 107.03; Suối Tiên 10.866 106.803; Làng Đại học/làng đại học thủ đức 10.876 106.8; Xuyên Mộc 10.555 107.43; Phước Hải 10.41 107.28; Bình Châu 10.57 107.54; Châu Đức 10.65 107.25; Bàu Bàng 11.27 106.63; Phú Giáo 11.29 106.8; Côn Đảo 8.685 106.608; Landmark 81 10.795 106.722; Xa lộ Hà Nội 10.82 106.76",
  "ha-noi":
    "Mỹ Đình 21.028 105.775; Hoàng Mai/quận hoàng mai 20.974 105.863; Từ Liêm/nam từ liêm/bắc từ liêm 21.04 105.755; Phố cổ Hà Nội/hồ gươm/hồ hoàn kiếm 21.0288 105.8525; Ba Đình/quận ba đình 21.034 105.824; Thanh Trì/huyện thanh trì 20.943 105.85; Hoài Đức 21.025 105.705; Chương Mỹ 20.897 105.667; Thạch Thất 21.035 105.555; Hòa Lạc/láng hòa lạc 21.01 105.525; Láng Hạ 21.015 105.814; Kim Mã 21.031 105.82; Xuân Thủy 21.036 105.785; Trung Hòa Nhân Chính/trung hòa 21.009 105.801; Times City 20.995 105.868; Royal City 21.003 105.815; Ocean Park/vinhomes ocean park 20.994 105.946; Văn Quán 20.977 105.788; Nội Bài 21.214 105.802; Hồ Tây 21.055 105.823; Hoàn Kiếm/quận hoàn kiếm 21.0288 105.8525",
  "can-tho":
    "Ninh Kiều 10.03 105.77; Sóc Trăng 9.603 105.98; Hậu Giang 9.784 105.47; Xuân Khánh 10.025 105.77; Hưng Phú 10.02 105.8",
  "dong-nai":
    "Bình Phước 11.535 106.883; Vĩnh Cửu 11.1 106.99; Định Quán 11.196 107.356; Đồng Xoài 11.535 106.883; Phước Long 11.84 106.98; Cẩm Mỹ 10.83 107.25; Bù Đăng 11.81 107.25; Hớn Quản 11.58 106.63; Amata 10.946 106.87",
  "tay-ninh":
    "Long An 10.5359 106.4137; Bến Lức 10.64 106.487; Đức Hòa 10.885 106.425; Kiến Tường 10.776 105.93; Mộc Hóa 10.77 105.98; Đức Huệ 10.91 106.28; Núi Bà Đen 11.38 106.17",
  "vinh-long":
    "Bến Tre 10.2434 106.3756; Trà Vinh 9.9347 106.3453; Cầu Ngang 9.803 106.454; Càng Long 9.99 106.2; Ba Động 9.69 106.54",
  "dong-thap": "Tiền Giang 10.36 106.36; Cái Bè 10.335 106.033; Tháp Mười 10.53 105.84",
  "an-giang":
    "Kiên Giang 10.012 105.081; Dương Đông 10.217 103.96; An Thới 10.02 104.015; Hòn Thơm 9.955 104.015; Nam Du 9.68 104.35; Hòn Sơn 9.8 104.63",
  "ca-mau": "Bạc Liêu 9.294 105.7278; Đất Mũi 8.6 104.72",
  "lam-dong":
    "Đắk Nông/đăk nông/đak nông/đắc nông 12.004 107.691; Bình Thuận 10.933 108.1; Mũi Né 10.95 108.287; Đức Trọng 11.735 108.373; Đơn Dương 11.77 108.55; Lâm Hà 11.82 108.22; Phan Rí/phan rí cửa 11.18 108.57; Bắc Bình 11.23 108.4; Hàm Thuận Nam 10.9 107.93; Hàm Tân 10.7 107.75; Đức Linh 11.13 107.5; Tuy Phong 11.23 108.7; Cư Jút 12.68 107.75; Liên Nghĩa 11.735 108.373; Đạ Huoai 11.39 107.68; Hồ Xuân Hương 11.94 108.446",
  "khanh-hoa":
    "Ninh Thuận 11.565 108.988; Phan Rang/phan rang tháp chàm 11.565 108.988; Ninh Chữ 11.588 109.03; Vạn Ninh 12.7 109.224; Bãi Dài 12.08 109.19; Vĩnh Hải 12.285 109.195; Ninh Hải 11.63 109.06; Vĩnh Hy 11.725 109.2; Bình Ba 11.84 109.24",
  "dak-lak":
    "Phú Yên 13.095 109.32; Krông Pắc 12.705 108.31; Buôn Ma Thuột/bmt/ban mê/ban mê thuột/buôn mê thuột/buôn mê 12.667 108.038; Tuy An 13.3 109.22; Đông Hòa 12.98 109.36; Sông Hinh 12.96 108.94; Cư M'gar/cư mgar 12.86 108.08",
  "gia-lai":
    "Bình Định 13.776 109.223; Hoài Nhơn 14.47 109.02; Tây Sơn 13.9 108.9; Đak Đoa 14.0 108.12; Ia Grai 13.98 107.82",
  "quang-ngai": "Kon Tum 14.3545 108.0076; Sa Huỳnh 14.66 109.07; Dung Quất 15.39 108.8; Sa Kỳ 15.21 108.91",
  "da-nang":
    "Quảng Nam 15.573 108.474; Hòa Xuân 16.008 108.223; Hòa Khánh 16.065 108.15; An Thượng 16.05 108.245; Nam Ô 16.113 108.126; Non Nước 16.003 108.263; Chu Lai 15.41 108.7; Cù Lao Chàm 15.95 108.51; Thăng Bình 15.72 108.37; Quế Sơn 15.69 108.22; An Bàng 15.913 108.34; Cầu Rồng 16.061 108.227; Biển Mỹ Khê 16.06 108.247; Tam Kỳ 15.573 108.474; Cẩm Lệ 16.015 108.196",
  "quang-tri":
    "Quảng Bình 17.468 106.622; Cửa Tùng 17.02 107.11; Vĩnh Linh 17.06 106.95; Bố Trạch 17.6 106.48; Lệ Thủy 17.21 106.8; Quảng Trạch 17.8 106.4",
  "ninh-binh":
    "Hà Nam 20.541 105.914; Nam Định 20.4339 106.1773; Duy Tiên 20.64 105.95; Hải Hậu 20.2 106.28; Ý Yên 20.31 106.02; Giao Thủy 20.26 106.47; Tràng An 20.25 105.92; Tam Cốc 20.22 105.94; Nghĩa Hưng 20.02 106.15; Kim Bảng 20.57 105.87; Lý Nhân 20.55 106.08; Kim Sơn/phát diệm 20.09 106.08; Tam Điệp 20.15 105.91",
  "hung-yen":
    "Thái Bình 20.45 106.34; Phố Hiến 20.65 106.06; Văn Lâm 20.97 106.04; Thái Thụy 20.55 106.53; Quỳnh Phụ 20.66 106.33; Kiến Xương 20.4 106.42",
  "hai-phong":
    "Hải Dương 20.941 106.333; Hồng Bàng 20.866 106.665; Ngô Quyền 20.857 106.697; Lê Chân 20.846 106.68; Hải An 20.84 106.73; Đồ Sơn 20.707 106.787; Thủy Nguyên 20.94 106.67; Cẩm Giàng 20.95 106.21; Vĩnh Bảo 20.69 106.47; Tứ Kỳ 20.82 106.41",
  "bac-ninh":
    "Bắc Giang 21.2731 106.1946; Yên Phong 21.2 105.95; Quế Võ 21.15 106.15; Hiệp Hòa 21.36 105.98; Lục Ngạn 21.37 106.57; Tiên Du 21.13 106.03; Lạng Giang 21.37 106.25; Tân Yên 21.39 106.13; Yên Thế 21.5 106.13",
  "phu-tho":
    "Vĩnh Phúc 21.309 105.605; Hòa Bình 20.8133 105.3383; Mai Châu 20.66 105.09; Lương Sơn 20.88 105.54; Bình Xuyên 21.31 105.66; Kim Bôi 20.66 105.53; Tân Lạc 20.62 105.27; Tam Đảo 21.457 105.643",
  "thai-nguyen":
    "Bắc Kạn 22.147 105.8348; Sông Công 21.48 105.85; Đại Từ 21.63 105.64; Ba Bể/hồ ba bể 22.41 105.62; Phú Bình 21.46 105.98; Định Hóa 21.91 105.64; Phổ Yên 21.41 105.87",
  "tuyen-quang":
    "Hà Giang 22.8233 104.9836; Mèo Vạc 23.16 105.41; Đồng Văn 23.28 105.36; Hoàng Su Phì 22.75 104.68; Na Hang 22.35 105.39; Chiêm Hóa 22.15 105.26",
  "lao-cai": "Yên Bái 21.7051 104.8724; Sapa 22.336 103.844; Bảo Thắng 22.35 104.13; Trấn Yên 21.63 104.8",
  hue: "Phú Bài 16.4 107.69",
  "nghe-an": "Diễn Châu 18.98 105.6; Quỳnh Lưu 19.13 105.63; Nghi Lộc 18.78 105.62; Đô Lương 18.9 105.3",
  "quang-ninh":
    "Bãi Cháy 20.957 107.05; Uông Bí 21.035 106.77; Đông Triều 21.08 106.51; Vân Đồn 21.07 107.42; Cô Tô 20.97 107.77; Tiên Yên 21.33 107.4; Hải Hà 21.45 107.73; Bình Liêu 21.52 107.4; Tuần Châu 20.93 106.99; Hòn Gai 20.95 107.08; Quan Lạn 20.88 107.5; Cẩm Phả 21.01 107.29",
  "cao-bang":
    "Bản Giốc/thác bản giốc 22.855 106.724; Trùng Khánh 22.835 106.52; Quảng Uyên 22.69 106.45; Hòa An 22.73 106.2; Phúc Sen 22.68 106.52",
  "lang-son": "Đồng Đăng 21.945 106.698",
  "son-la": "Mộc Châu 20.83 104.65; Mai Sơn 21.2 104.1; Thuận Châu 21.43 103.69",
  "ha-tinh": "Vũng Áng 18.11 106.41",
  "thanh-hoa": "Tĩnh Gia 19.45 105.78; Hoằng Hóa 19.84 105.86",
  "dien-bien": "Tủa Chùa 21.86 103.35; Mường Thanh 21.385 103.02",
});
